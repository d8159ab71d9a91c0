// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are sources
/**
 * Keys that the page puts together while it runs (`game.${game}.length`): every value is put into each of them, and the
 * text must be there in every language. Which values there are is listed here, by the contracts and the content where they
 * say so; a place in the code that is not listed fails, and so does a line here that no code asks for.
 *
 * Keys that may be missing are asked for with `canSay` and are not among these. Messages that come from the server (events,
 * prompts, refusals) are looked after by messages.test.ts.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content as ofPhalanxx } from '../packages/phalanxx/src/content.ts';
import { games } from '../packages/server/src/games.ts';
import { content as ofSuccessors } from '../packages/successors/src/content.ts';
import { FIGURES, OUTCOMES } from '../packages/successors/src/forecast/reaction-shape.ts';
import { MEETINGS, OFFERED } from '../packages/successors/src/forecast/shape.ts';
import { PHASES, SEGMENTS, STATES } from '../packages/successors/src/words.ts';
import { attributionsIn } from '../packages/web/build/attributions.ts';
import { seas } from '../packages/web/build/successors-terrain.ts';
import { STANDINGS } from '../packages/web/src/content/items.ts';
import { KINDS } from '../packages/web/src/follow/kinds.ts';
import { LISTS } from '../packages/web/src/rules/aid-lists.ts';
import { calledName, everyNode, type Node, sourcesOf, walk } from './sources.ts';

const root = posix.join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'de'];
type Catalogue = { readonly [key: string]: string };
const read = (path: string): string => readFileSync(posix.join(root, path), 'utf8');
const catalogue = (pack: string, language: string): Catalogue =>
  JSON.parse(read(`packages/${pack}/messages/${language}.json`));

/** The keys that the page says, each hole of them a star: `game.*.title`. */
function madeKeysIn(files: { readonly [path: string]: string }): Set<string> {
  const found = new Set<string>();
  for (const [path, text] of Object.entries(files))
    walk(path, text, (node) => {
      if (node.type !== 'CallExpression' || calledName(node) !== 'say') return;
      const [key] = node.arguments as Node[];
      for (const each of everyNode(key))
        if (each.type === 'TemplateLiteral')
          found.add(
            (each.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join('*'),
          );
    });
  return found;
}

/** Every way to put one value into each hole. */
const filled = (pattern: string, [first, ...rest]: Values): string[] =>
  first === undefined ? [pattern] : first.flatMap((value) => filled(pattern.replace('*', value), rest));

/** The values for each hole, from left to right. */
type Values = readonly (readonly string[])[];
interface Made {
  /** Whose words they are: a game's, or (null) the page's own. */
  readonly game: string | null;
  readonly values: Values;
}
const page = (...values: Values): Made[] => [{ game: null, values }];
/** The numbers that each game plots. */
const plots = (): Made[] => [
  { game: null, values: [['successors'], ['vp', 'l', 'cus']] },
  { game: null, values: [['phalanxx'], ['strength']] },
  { game: null, values: [['proof'], ['points', 'hoplites']] },
];
const inGame =
  (game: string) =>
  (...values: Values): Made[] => [{ game, values }];
const [phalanxx, proof, successors] = ['phalanxx', 'proof', 'successors'].map(inGame);

const names = Object.keys(games);
const all = (numbers: number): string[] => Array.from({ length: numbers }, (_, i) => String(i + 1));
const idsOf = (those: readonly { readonly id: string }[]): string[] => those.map(({ id }) => id);
const without = (those: readonly string[], ...left: string[]): string[] =>
  those.filter((each) => !left.includes(each));
const { nouns: inPhalanxx } = games.phalanxx.contract;
const { nouns: inProof } = games.proof.contract;
const { nouns: inSuccessors } = games.successors.contract;
const needs = [
  ...new Set(ofPhalanxx.cards.flatMap(({ conditions }) => conditions.map((each) => each.needs))),
];
const waysOf = (game: string, kind: string): string[] => games[game].forms[kind].ways.map(({ verb }) => verb);
/** What a card can be used for besides its operations; gestures are no use of a card. */
const usesOfCards = without(
  waysOf('successors', 'tyche'),
  'operations',
  'pass',
  'appoint',
  'recall',
  'disband',
);

const MADE: { readonly [pattern: string]: readonly Made[] } = {
  'rules.aid.*.*': Object.entries(LISTS).flatMap(([game, lists]) =>
    page(
      [game],
      lists.map(([list]) => list),
    ),
  ),
  'rules.aid.*.*.*': Object.entries(LISTS).flatMap(([game, lists]) =>
    lists.flatMap(([list, , rows]) =>
      page(
        [game],
        [list],
        rows.map(([row]) => row),
      ),
    ),
  ),
  'rules.aid.phase.*': page(PHASES.filter((phase) => phase !== 'setup')),
  'rules.aid.segment.*': page(SEGMENTS),
  'rules.aid.segment.*.what': page(SEGMENTS),
  'rules.aid.path.*': page(ofSuccessors.pathTypes.map(({ id }) => id)),
  'rules.aid.also.*': page(['siege', 'removePc', 'pickUp', 'walls']),
  'rules.aid.limit.*': page(['transit', 'forage', 'inside', 'sea']),
  'bot.*': page(['random', 'greedy', 'search']),
  'game.*.title': page(names),
  'game.*.length': page(names),
  'game.*.about': page(names),
  'game.*.alone': page(names.filter((name) => games[name].seats.least === 1)),
  'lobby.tableName.*': page(all(12)),
  'lobby.hint.*': page(['alone', 'bots', 'open', 'links']),
  'lobby.unwise.*': page(
    Object.values(games).flatMap(({ settings }) =>
      Object.entries(settings).flatMap(([key, { unwiseWith }]) => (unwiseWith === undefined ? [] : [key])),
    ),
  ),
  'lobby.status.*': page(['waiting', 'over']),
  'lobby.credits.use.*': page(attributionsIn(read('ATTRIBUTIONS.md')).map(({ use }) => use)),
  'standing.*.why': page(STANDINGS),
  'lobby.pace.*': page(['free', 'live', 'day']),
  'lobby.clock.*': page([
    ...['minutes2', 'minutes5', 'bankHour', 'noneLive', 'hours12', 'day1', 'days3', 'bankWeek'],
  ]),
  'lobby.left.*': page(['days', 'hours', 'minutes']),
  'lobby.when.*': page(names),
  'lobby.points.*': page(names),
  'lobby.filter.*': page(['all', 'turn', 'live', 'day', 'close', 'bots', 'successors', 'phalanxx']),
  'lobby.group.*': page(['cards', 'rules']),
  'lobby.groupHint.*': page(['cards', 'rules']),
  'lobby.timeOut.*': page(['default', 'answer', 'seat', 'nothing']),
  'steward.now.*': page(['fits', 'not', 'unasked', 'spent', 'off']),
  'steward.quiet.*': page(['never', 'procedure', 'activation', 'turn']),
  'steward.by.*': page(['quiet', 'usual', 'plan']),
  'follow.kind.*': page(KINDS),
  'follow.log.*': page(['all', 'battles', 'cards', 'points', 'mine']),
  'follow.pace.*': page(['hand', 'slow', 'brisk', 'once']),
  'follow.map.*': page(['follows', 'arrows', 'still']),
  'trial.dice.*': page(['win', 'draw', 'lose', 'fall']),
  'replay.mark.*': page(['battle', 'card', 'points']),
  'replay.plot.*.*': plots(),
  'replay.plot.*.*.short': plots(),
  'table.tab.*': page(['hand', 'seats', 'log', 'chat']),
  'table.keys.*': page(all(7)),
  'table.grave.*': page(['die', 'card', 'shown', 'end', 'grave']),
  'table.orders.*': page(['default', 'always', 'never']),
  '*/option.*': names.map((game) => ({ game, values: [[game], Object.keys(games[game].settings)] })),
  '*/choice.*.*': names.flatMap((game) =>
    Object.entries(games[game].settings).flatMap(([key, setting]) =>
      setting.type === 'choice' ? [{ game, values: [[game], [key], setting.among] }] : [],
    ),
  ),
  '*.orders.*': names.map((game) => ({ game, values: [[game], Object.keys(games[game].contract.windows)] })),
  'outcome.*': names.map((game) => ({ game, values: [games[game].outcomes] })),

  'proof.card.*': proof(inProof.card),
  'proof.card.*.sort': proof(inProof.card),
  'proof.card.*.text': proof(inProof.card),
  'proof.card.*.use': proof(inProof.card),
  'proof.card.*.when': proof(inProof.card),
  'proof.hero.*': proof(inProof.post),
  'proof.hero.*.short': proof(inProof.hero),
  'proof.post.*': proof(inProof.post),
  'proof.region.*': proof(namesDrawn('regions')),
  'proof.sea.*': proof(namesDrawn('seas')),
  'noun.hero.*': proof(inProof.hero),
  'noun.village.*': proof(inProof.village),

  'noun.card.*': phalanxx(inPhalanxx.card),
  'noun.region.*': phalanxx(inPhalanxx.region),
  'noun.row.*': phalanxx(inPhalanxx.row),
  'noun.advantage.*': phalanxx(inPhalanxx.advantage),
  'phalanxx.advantage.*': phalanxx(without(inPhalanxx.advantage, 'none')),
  'phalanxx.do.*.*': Object.keys(games.phalanxx.contract.decisions).flatMap((kind) =>
    phalanxx([kind], waysOf('phalanxx', kind)),
  ),
  'phalanxx.guide.*': phalanxx([
    ...without(waysOf('phalanxx', 'act'), 'pass'),
    ...without(Object.keys(games.phalanxx.contract.decisions), 'act'),
  ]),
  'phalanxx.guide.*.*': phalanxx(['row', 'both'], ['wide', 'narrow']),
  'phalanxx.won.*': phalanxx(['strength', 'dice', 'shared']),
  'phalanxx.verb.act.*': phalanxx(waysOf('phalanxx', 'act')),
  'phalanxx.keys.*': phalanxx(all(4)),
  'phalanxx.needs.*': phalanxx(needs),
  'phalanxx.sign.*': phalanxx(needs),
  'phalanxx.score.*': phalanxx(all(7).map((no) => `P18-0${no}`)),

  'noun.direction.*': successors(inSuccessors.direction),
  'successors.type.*': successors([...new Set(ofSuccessors.cards.map(({ type }) => type))]),
  'successors.all.*': successors(['remove', 'place']),
  'successors.react.title.*': successors([
    ...without(Object.keys(games.successors.contract.windows), 'surprisePlayed'),
    'anyTime',
  ]),
  'successors.react.turn.*': successors(['attacker', 'defender', 'now', 'next', 'done']),
  'successors.react.figure.*': successors(FIGURES),
  'successors.react.outcome.*': successors(OUTCOMES),
  'successors.battle.*': successors(['attacker', 'defender']),
  'successors.battle.stage.*': successors(['prestige', 'strength', 'rolls', 'losses', 'retreat']),
  'successors.end.*': successors([
    ...['provinces', 'lordOfAsia', 'largestFleet', 'hellespont'],
    ...['heir', 'females', 'champion', 'burial', 'makedonia', 'generals', 'other'],
  ]),
  'successors.won.*': successors(games.successors.outcomes),
  'successors.event.now.*': successors([...OFFERED]),
  'successors.gesture.*': successors(['appointTo', 'recall']),
  'successors.independents.*': successors(['enter', 'move', 'placePc']),
  'successors.keys.*': successors(all(6)),
  'successors.lasting.until.*': successors([
    ...['game-end', 'game-turn-end', 'player-turn-end', 'siege-over'],
    ...['played-again', 'played-again-or-general-gone', 'other'],
  ]),
  'successors.limit.*': successors(['leosthenes', 'ariarathes', 'philon']),
  'successors.map.kind.*': successors(idsOf(ofSuccessors.spaceKinds)),
  'successors.map.mark.*': successors(['looted', 'engine']),
  'successors.map.path.*': successors(idsOf(ofSuccessors.pathTypes)),
  'successors.map.rating.*': successors(['initiative', 'battle', 'seniority', 'popularity']),
  'successors.map.rating.*.short': successors(['initiative', 'battle', 'seniority', 'popularity']),
  'successors.map.sea.*': successors(seas().map(({ name }) => name)),
  'successors.map.side.*': successors(inSuccessors.side),
  'successors.phase.*': successors(PHASES),
  'successors.segment.*': successors(SEGMENTS),
  'successors.sea.*': successors([
    'win',
    'draw',
    'lose',
    'land',
    'request',
    'dropOff',
    'pickUp',
    'pass',
    'passAll',
  ]),
  'successors.sea.cannot.*': successors(['S13-3-A-01', 'S13-3-A-02', 'S13-3-A-04']),
  'successors.sea.do.*': successors(['pickUp', 'dropOff']),
  'successors.sea.you.*': successors(['win', 'draw', 'lose']),
  'successors.naval.*': successors(['escorts', 'committed']),
  'successors.naval.stage.*': successors(['declared', 'rolls', 'losses', 'return']),
  'successors.naval.declared.*': successors(['fought', 'now', 'coming', 'cancelled']),
  'successors.fleet.*': successors(['upgraded', 'dispersed']),
  'successors.do.takeCity.*': successors(['place', 'leave']),
  'successors.siege.*': successors(['besieges', 'besieged', 'wasInside']),
  'successors.siege.reason.*': successors([
    'fleets',
    'walls',
    'city',
    'engine',
    'commander',
    'defender',
    'other',
  ]),
  'successors.siege.stage.*': successors(['declare', 'roll', 'losses', 'city']),
  'successors.siege.row.*': successors(['total', 'points', 'losses', 'after']),
  'successors.siege.fate.*': successors([
    'eliminated',
    'attrition',
    'wavers',
    'dispersed',
    'offMap',
    'gone',
    'comes',
  ]),
  'successors.siege.was.*': successors(['eliminated', 'lost', 'dispersed', 'offMap', 'gone', 'defected']),
  'successors.sort.*': successors([...new Set(ofSuccessors.cards.map(({ type }) => type))]),
  'successors.state.*': successors(without(STATES, 'map')),
  'successors.pool.*': successors(['reserve', 'event', 'box', 'left', 'unavailable']),
  'successors.source.*': successors(sourcesOfPoints()),
  'successors.track.*': successors(['vp', 'l']),
  'successors.track.*.of': successors(['vp', 'l']),
  'successors.track.*.wins': successors(['vp', 'l']),
  'successors.unit.*': successors(['vp', 'l']),
  'successors.units.*': successors(inSuccessors.unit),
  'successors.use.*': successors([...usesOfCards, ...inSuccessors.operation]),
  'successors.use.*.effect': successors([...usesOfCards, ...without(inSuccessors.operation, 'train')]),
  'successors.compose.*': successors(PURPOSES()),
  'successors.compose.do.*': successors(PURPOSES()),
  'successors.offer.*': successors(['regroup', 'muster', 'shift', 'garrison', 'hold', 'join']),
  'successors.react.*': successors(reactions()),
  'successors.would.*': page(['vp', 'l']),
  'successors.would.short.*': page(['vp', 'l']),
  'successors.would.units.*': page(['come', 'lost', 'dispersed']),
  'successors.would.general.*': page(['comes', 'dispersed', 'gone', 'offMap']),
  'successors.would.then.*': page(['die', 'draw']),
  'successors.would.stand.*.*': [
    ...page(['evade'], ['evade', 'stay']),
    ...page(['withdraw'], ['withdraw', 'stay']),
    ...page(['hold'], ['hold', 'keep']),
    ...page(['passage'], ['grant', 'refuse']),
    ...page(['honour'], ['honour', 'break']),
    ...page(['join'], ['join', 'stay']),
  ],
  'successors.would.stand.*.means': page(['withdraw', 'hold', 'passage', 'honour', 'join']),
  'successors.would.bar.*': page(['away', 'win', 'draw', 'lose']),
  'successors.would.meets.*': page(without(MEETINGS, 'nobody', 'battle')),
  'successors.way.meets.*': successors(without(MEETINGS, 'nobody', 'battle')),
};

// What the page lists for itself, in files that run in a browser only.
function quoted(path: string, pattern: RegExp): string[] {
  const text = pattern.exec(read(`packages/web/src/games/${path}`))?.[1] ?? '';
  const found = [...text.matchAll(/'([\w.-]+)'/g)].map(([, name]) => name);
  if (found.length === 0) throw new Error(`${path} lists nothing like ${pattern}`);
  return found;
}
function PURPOSES(): string[] {
  return quoted('successors/march/considering.ts', /type Purpose =([^;]+);/);
}
function reactions(): string[] {
  const kinds = ['panels', 'reactions'].flatMap((file) =>
    [
      ...read(`packages/web/src/games/successors/march/${file}.tsx`).matchAll(
        /^ {2}(\w+): (?:simply|gates)\(/gm,
      ),
    ].map(([, kind]) => kind),
  );
  return [...kinds, 'intercept'];
}
function sourcesOfPoints(): string[] {
  const text = /const SOURCES[^{]+\{[^{]+\{([^}]+)\}/.exec(
    read('packages/web/src/games/successors/sources.tsx'),
  )?.[1];
  return [...(text ?? '').matchAll(/: '(\w+)'/g)].map(([, name]) => name).concat('other');
}
function namesDrawn(what: string): string[] {
  const text = new RegExp(`const ${what}: [^=]+= \\[([\\s\\S]+?)\\n\\];`).exec(
    read('packages/web/src/games/proof/board.tsx'),
  );
  return [...(text?.[1] ?? '').matchAll(/\['(\w+)'/g)].map(([, name]) => name);
}

/** What only the lobby says of a game stands in the game's own catalogue: `phalanxx/option.expert`. */
const asWritten = (key: string): string => key.slice(key.indexOf('/') + 1);

function missing(pattern: string, made: readonly Made[], language: string): string[] {
  return made.flatMap(({ game, values }) => {
    const texts = {
      ...catalogue('kernel', language),
      ...catalogue('web', language),
      ...(game === null ? {} : catalogue(game, language)),
    };
    return filled(pattern, values)
      .filter((key) => !Object.hasOwn(texts, asWritten(key)))
      .map((key) => `${language}: ${key}`);
  });
}

describe('keys that the page puts together', () => {
  const found = madeKeysIn(sourcesOf('web'));
  test('are all listed here with their values, and no others', () => {
    expect([...found].filter((each) => !Object.hasOwn(MADE, each) && !GUARDED.includes(each))).toEqual([]);
    expect(Object.keys(MADE).filter((each) => !found.has(each))).toEqual([]);
  });
  test.each(LANGUAGES)('have a text for every value (%s)', (language) => {
    const faults = Object.entries(MADE).flatMap(([pattern, made]) => missing(pattern, made, language));
    expect(faults).toEqual([]);
  });
  test('have values to put into them', () => {
    const empty = Object.entries(MADE).filter(([pattern, made]) =>
      made.every(({ values }) => filled(pattern, values).length === 0),
    );
    expect(empty.map(([pattern]) => pattern)).toEqual([]);
  });
});
/** Said only after `canSay`. */
const GUARDED = ['noun.*.*', 'successors.comes.*'];

describe('this check finds what is wrong', () => {
  test('a key that is made in code', () => {
    const code = 'say(`a.${b}`); say(c ? `d.${e}.${f}` : g); say(`h`); other(`i.${j}`);';
    expect([...madeKeysIn({ 'a.tsx': code })]).toEqual(['a.*', 'd.*.*', 'h']);
  });
  test('a value without a text, in either language', () => {
    for (const language of LANGUAGES)
      expect(missing('game.*.title', page(['phalanxx', 'go']), language)).toEqual([
        `${language}: game.go.title`,
      ]);
  });
});
