/**
 * The message catalogues as modules: `virtual:languages` lists them, and each is a file of its own in the built
 * page: for every language what the page itself says, what each game says, and what is said of its content.
 */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Game } from '@diadochi/kernel';
import type { Plugin } from 'vite';
import { compile, type Sorts } from './compile.ts';
import { sortsOf } from './sorts.ts';

type Games = { readonly [name: string]: Game };
type Texts = { readonly [key: string]: string };

const packages = join(import.meta.dirname, '../..');
const fileOf = (pack: string, language: string): string =>
  join(packages, pack, 'messages', `${language}.json`);

function textsIn(pack: string, language: string): Texts {
  const file = fileOf(pack, language);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
/** What a translation does not have yet is said in English. */
const textsOf = (pack: string, language: string): Texts => ({
  ...textsIn(pack, 'en'),
  ...textsIn(pack, language),
});

const PAGE = 'page';
/** What only the lobby says: its own texts, and of each game what can be agreed on. */
const LOBBY = 'lobby';
const isForLobby = (key: string): boolean =>
  /^(?:lobby\.|look\.cop|problem\.(?:seated-already|bad-text|too-many-(?:tables|seats))$)/.test(key) ||
  /^(?:game\.\w+\.(?:about|alone|length)|player\.(?:title|hint|keep|change|none))$/.test(key);
/** What is written on the map behind its title, besides at the table. */
const isOnFrontMap = (key: string): boolean => key.startsWith('successors.map.sea.');
/**
 * What is said to whoever takes a seat, and of seats that change hands; in the menu, the chat and the list of keys, in a
 * replay and at the end: few need it, and nobody for the first decision.
 */
const SEATING = 'seating';
const isOfSeating = (key: string): boolean =>
  /^(?:seating\.|hotseat\.|steward\.|clock\.|standing\.|enter\.(?!lost)|table\.(?:rematch|waiting\.)|outcome\.abandoned$)/.test(
    key,
  ) ||
  /^table\.(?:(?:chat|end|keys|orders|replay)\.|(?:orders|pace|record|commitment|dice|tieBroken|place|moves|tryOut)$)/.test(
    key,
  ) ||
  /^problem\.(?:seat-gone|bot-plays|link-used|seat-back|bad-text|spectators-silent|too-many-lines)$|^look\.cop/.test(
    key,
  ) ||
  /^event\.(?:tookBack|abandoned|botSitsIn|tookSeatBack|resigned|seatFreed|linkGiven|seatTakenOver)$/.test(
    key,
  );
/** What is said about the rules: only to those who open them. */
const RULES = 'rules';
const isOfRules = (key: string): boolean => key.startsWith('rules.');
/** What is said of what others did: loaded when there is something to tell. */
const FOLLOW = 'follow';
const isOfFollow = (key: string): boolean => key.startsWith('follow.');
/** What is said where the past is looked at and things are tried out. */
const REPLAY = 'replay';
const isOfReplay = (key: string): boolean => /^(?:replay|trial)\.|^problem\.not-so$/.test(key);
/** The words for what is in the box (`phalanxx.part.price`, `successors.card.fog.full`): few look so close, so they
 * are a file of their own. */
const CONTENT = 'content';
const isOfContent = (key: string): boolean =>
  /^\w+\.(group|part|word|ability|sign)\.|\.full$/.test(key) || isForOwners(key);
/**
 * What is said on panels that are loaded when somebody wants them (events, marches, voyages, battles and Sieges); why
 * something may not be done; and what is asked and told in 10 to 15, of which nobody hears before there is a war. What leads there
 * is said before.
 */
const LATER = 'later';
/** What is told in the log, and said of what is looked at closely on the map: after the first decision is in sight. */
const SOON = 'soon';
const isForSoon = (key: string): boolean =>
  /^(?:event|noun\.(?:cause|window))\./.test(key) ||
  /^successors\.map\.(?!kind|closer|farther|whole|goTo$|legend$|waiting|sea\.|ofSeat|independent|rec|inside)/.test(
    key,
  ) ||
  // What the whole of an answer is called: it is put together first.
  /^successors\.(?:comes|do|gesture|limit)\.|^phalanxx\.would\./.test(key);
/** Questions of which nobody hears before there is a war; while no event of a card is resolved; and no Surprise card played. */
const LATER_PROMPTS =
  `hold passage honour withdraw depart intercept evade flee sail engage join lose succeed inherit besiege
  takeCity
  chooseSpace chooseLocation chooseGeneral chooseRoyal chooseFleet chooseSeat chooseProvince chooseUnit decide bonus campaign
  independents steer
  chooseCard interceptionRoll evasionRoll battleCards prestigeCompared seaCards siegeRoll battleLost surprisePlayed
  anyTime`.split(/\s+/);
const isForLater = (key: string): boolean =>
  /^successors\.(?:army|battle|bonus|campaign|compose|end|event|independents|intercept|keys|lasting|lose|naval|offer|orders|plan|pool|react|royal|sea|siege|steward|way|won|would)\.(?!(?:show|offer|which)$)/.test(
    key,
  ) ||
  /^successors\.(?:do|step)\.(?:choose|bonus)/.test(key) ||
  /^successors\.(?:use|field|step|do|comes)\.(?:play|invoke|sway|supply|rob|take|points)(?:\.|$)/.test(key) ||
  /^successors\.(?:step|field)\.(?:lose|loseJoined|flee|grant|halt|refuse|honour|break|withdraw|evade|depart|none|appoint|takeCity|leave|whom|province|royal|incite)(?:\.|$)/.test(
    key,
  ) ||
  /^successors\.(?:step|do)\.\w+\.pass$/.test(key) ||
  /^(?:refusal\.[SDCa-z]|outcome\.)/.test(key) ||
  LATER_PROMPTS.some((kind) => key === `prompt.${kind}`);
/** What the page for owners of the box says, which shows the content of whichever game; and where the dice come from. */
const isForOwners = (key: string): boolean => /^(?:owners|dice)\.|^content\.(?!title$)/.test(key);
/** What can be agreed on is said in the lobby alone. */
const isOption = (key: string): boolean => /^(?:option|choice)\./.test(key);
/** In which of a game's files a text is: that of its content, that of panels which come later, or the first. */
function roomOf({ name }: Game, key: string): string {
  if (isOption(key)) return LOBBY;
  if (isOfContent(key)) return CONTENT;
  if (name === 'successors' && isForLater(key)) return LATER;
  return isForSoon(key) ? SOON : '';
}
const LANGUAGES = 'virtual:languages';
const MESSAGES = 'virtual:messages/';

export function messages(games: Games): Plugin {
  const languages = globSync(fileOf('web', '*')).map((file) => basename(file, '.json'));
  return {
    name: 'diadochi:messages',
    resolveId: (id) => (id === LANGUAGES || id.startsWith(MESSAGES) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LANGUAGES}`) return `export const languages = {${languages.map(listed).join()}}`;
      if (!id.startsWith(`\0${MESSAGES}`)) return null;
      const [language, part, room = ''] = id.slice(`\0${MESSAGES}`.length).split('/');
      for (const pack of ['kernel', 'web', ...Object.keys(games)]) this.addWatchFile(fileOf(pack, language));
      if (part === PAGE) return pageModule(games, language);
      if (part === LOBBY) return lobbyModule(games, language);
      if (part === SEATING) return apartModule(language, isOfSeating);
      if (part === RULES) return apartModule(language, isOfRules);
      if (part === FOLLOW) return apartModule(language, isOfFollow);
      if (part === REPLAY) return apartModule(language, isOfReplay);
      const game = games[part];
      return moduleOf(gameEntries(game, language).filter(([key]) => roomOf(game, key) === room));
    },
  };

  function listed(language: string): string {
    const names = Object.keys(games);
    const rooms = names.flatMap((name) => {
      const said = new Set(gameEntries(games[name], language).map(([key]) => roomOf(games[name], key)));
      return [CONTENT, LATER, SOON].filter((room) => said.has(room)).map((room) => `${name}/${room}`);
    });
    const parts = [PAGE, LOBBY, SEATING, RULES, FOLLOW, REPLAY, ...names, ...rooms].map(
      (part) => `${JSON.stringify(part)}:()=>import("${MESSAGES}${language}/${part}")`,
    );
    return `${JSON.stringify(language)}:{${parts.join()}}`;
  }
}

/** Of what the page says only seats are more than words. */
const pageSorts = (): Sorts => ({ seat: 'seat', of: 'seat' });

/** The page's own texts. */
function pageModule(games: Games, language: string): string {
  const own = Object.entries({ ...textsOf('kernel', language), ...textsOf('web', language) }).filter(
    ([key]) =>
      !Object.hasOwn(games, key.slice(0, key.indexOf('.'))) &&
      !isForOwners(key) &&
      !isForLobby(key) &&
      !isOfSeating(key) &&
      !isOfRules(key) &&
      !isOfFollow(key) &&
      !isOfReplay(key),
  );
  return moduleOf(compiled(Object.fromEntries(own), pageSorts));
}

/** Texts of the page that are a file of their own. */
function apartModule(language: string, isPart: (key: string) => boolean): string {
  const own = Object.entries({ ...textsOf('kernel', language), ...textsOf('web', language) }).filter(
    ([key]) => isPart(key),
  );
  return moduleOf(compiled(Object.fromEntries(own), pageSorts));
}

function lobbyModule(games: Games, language: string): string {
  const own = Object.entries(textsOf('web', language)).filter(
    ([key]) => isForLobby(key) || isOnFrontMap(key),
  );
  const options = Object.values(games).flatMap((game) =>
    gameEntries(game, language)
      .filter(([key]) => isOption(key))
      .map(([key, source]): [string, string] => [`${game.name}/${key}`, source]),
  );
  return moduleOf([...compiled(Object.fromEntries(own), pageSorts), ...options]);
}

/** What a game says, and what the page says of it (`proof.…`): the page's texts may speak of its pieces too. */
const gameEntries = (game: Game, language: string): [string, string][] => {
  const ofPage = Object.entries(textsOf('web', language)).filter(
    ([key]) => key.startsWith(`${game.name}.`) || isForOwners(key),
  );
  const texts = { ...textsOf(game.name, language), ...Object.fromEntries(ofPage) };
  return compiled(texts, (key) => sortsOf(game, key));
};

const compiled = (texts: Texts, sorts: (key: string) => Sorts): [string, string][] =>
  Object.entries(texts).map(([key, text]) => {
    try {
      return [key, compile(text, sorts(key))];
    } catch (error) {
      throw new Error(`message '${key}': ${(error as Error).message}`);
    }
  });

const moduleOf = (entries: readonly [string, string][]): string =>
  `export default {${entries.map(([key, source]) => `${JSON.stringify(key)}:${source}`).join(',\n')}}`;
