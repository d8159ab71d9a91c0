/** A content pack composes cards anew, and brings one that no box has: no line of code is written for it. */
import { applyPack, dice, type Json, randomMove, seeded } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { contentChecks } from '../src/content-check.ts';
import { content } from '../src/index.ts';
import { successorsWith } from '../src/made-of.ts';
import { asked, offered, type Scene, sceneOf } from './scene.ts';

const GUIDES = {
  clauses: { needs: 'C41-01' },
  effects: [
    { kind: 'path-costs', costs: { mountain: 1 }, strongholdAttrition: false, until: 'player-turn-end' },
  ],
};
/** The new card is in the deck in place of the second Diplomacy. */
const pack = {
  pack: 'another deck',
  game: 'successors',
  changes: {
    // An Epidemic in which Fleets are built, shipyards full of Mercenaries, raiders who make CUs desert.
    'cards.epidemic.clauses': { needs: 'C27-02', ofFleet: 'C27-02' },
    'cards.epidemic.effects': [{ kind: 'upgrade-fleet', count: 1 }],
    'cards.phoenician-shipyards.clauses': { needs: 'C5-01', place: 'C5-02' },
    'cards.phoenician-shipyards.effects': [
      {
        kind: 'place-units',
        units: { mercenary: 3 },
        together: true,
        places: [{ at: 'friendly-space', provinces: ['phoinike'] }],
      },
    ],
    'cards.minor-raid.clauses': { needs: 'C25-01', target: 'C25-01', ofUnits: 'C25-03' },
    'cards.minor-raid.effects': [
      { kind: 'eliminate-unit', count: 1, units: ['mercenary'], of: 'another-player', chosenBy: 'self' },
    ],
    // The guides change their card.
    'cards.mountain-guides.clauses': { needs: 'C44-01' },
    'cards.mountain-guides.effects': [
      {
        kind: 'forage-limit',
        limit: 4,
        area: 'chosen-province',
        kinds: ['minor', 'stronghold', 'major'],
        until: 'game-turn-end',
      },
    ],
    'cards.bad-harvest.clauses': GUIDES.clauses,
    'cards.bad-harvest.effects': GUIDES.effects,
    'cards.diplomacy.copies': 1,
    'cards.diplomacy.numbers': ['2'],
    'cards.cretan-archers': {
      name: {
        en: 'Cretan Archers',
        de: 'Kretische Bogenschützen',
        it: 'Arcieri Cretesi',
        pl: 'Łucznicy z Krety',
      },
      numbers: ['3'],
      copies: 1,
      type: 'bonus',
      ops: 1,
      optional: false,
      ornament: false,
      removeAfterEvent: false,
      clauses: { needs: 'C5-01', place: 'C5-02' },
      effects: [
        {
          kind: 'place-units',
          units: { mercenary: 1 },
          together: true,
          places: [{ at: 'friendly-space', provinces: ['krete'] }],
        },
      ],
    },
  } as unknown as { readonly [path: string]: Json },
};
const packed = applyPack(content, pack);
const game = successorsWith(packed);
const holding = (card: string, position: Scene = {}) =>
  sceneOf(game, { step: 'tyche', hands: { 0: [card] }, ...position });

describe('A pack with a new card, and cards composed anew', () => {
  it('is sound', () => {
    expect(Object.values(contentChecks).flatMap((check) => check(packed))).toEqual([]);
  });

  it('plays a card that has become one of Fleets', () => {
    const table = holding('epidemic', { provinces: { aigyptos: 0, phoinike: 0 } });
    table.does(0, { event: 'epidemic' });
    expect(offered(table, 0, 'fleet').sort()).toEqual(['aigyptos', 'phoinike']);
    table.does(0, { fleet: 'phoinike' });
    expect(table.fact('fleets')).toMatchObject({ phoinike: '0 upgraded' });
  });

  it('plays a card that has become one of CUs, and still asks for what it asked for', () => {
    const away = holding('phoenician-shipyards', { pcs: { arados: 0 } });
    expect(away.refuses(0, { event: 'phoenician-shipyards' })).toBe('C27-01');
    const table = holding('phoenician-shipyards', { pcs: { tyros: 0 } });
    table.does(0, { event: 'phoenician-shipyards' });
    table.does(0, { at: 'tyros', side: 'outside' });
    expect(table.fact('units')).toEqual(['0 tyros mercenary 3']);
  });

  it('plays a card that has become one against CUs, and then its OPs', () => {
    const table = holding('minor-raid', {
      generals: { krateros: '1 larisa' },
      units: ['1 larisa mercenary 2 loyal 1'],
    });
    table.does(0, { event: 'minor-raid' });
    expect([asked(table), table.fact('units')]).toEqual([['0 bonus'], ['1 larisa mercenary 1 loyal 1']]);
  });

  it('makes the effect last that another card had', () => {
    const table = holding('bad-harvest', {
      generals: { perdikkas: '0 molossia' },
      units: ['0 molossia mercenary 2'],
    });
    table.does(0, { event: 'bad-harvest' });
    expect(table.fact('lasting')).toMatchObject({ 'bad-harvest': { holder: 0 } });
    table.does(0, { on: 'forceMarch' });
    table.does(0, { march: 'perdikkas', from: 'molossia', side: 'outside', mercenary: 2 });
    table.does(0, { go: 'trikka' });
    expect(table.fact('march')).toMatchObject({ spent: 1, left: 1 });
    table.does(0, { end: true });
    table.does(0, { pass: true });
    expect(table.fact('lasting')).toEqual({});

    const harvest = holding('mountain-guides');
    harvest.does(0, { event: 'mountain-guides' });
    harvest.does(0, { province: 'lydia' });
    expect(harvest.fact('forageLimits')).toMatchObject({ sardeis: 4 });
  });

  it('plays the new card for its event and for its OPs', () => {
    expect(holding('cretan-archers').refuses(0, { event: 'cretan-archers' })).toBe('C5-01');
    const table = holding('cretan-archers', { provinces: { krete: 0 }, units: [] });
    table.does(0, { event: 'cretan-archers' });
    const [at] = offered(table, 0, 'at') as string[];
    table.does(0, { at, side: 'outside' });
    expect([asked(table), table.fact('units')]).toEqual([['0 bonus'], [`0 ${at} mercenary 1`]]);
    table.does(0, { none: true });
    expect(table.fact('discard')).toEqual(['cretan-archers']);
  });

  it('is played to the end', () => {
    const [chance, pick] = [seeded('another deck'), dice('another deck')];
    let position = game.start({ seats: 4, options: {} }, chance);
    for (let i = 0; i < 20_000 && game.outcome(position) === null; i++) {
      const move = randomMove(game, position, pick);
      if (move !== null) position = game.apply(position, move.seat, game.action(move), chance);
    }
    expect(game.outcome(position)).not.toBeNull();
  });
});
