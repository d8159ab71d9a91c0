import { applyPack, type Json, numbersOf } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { contentChecks } from '../src/content-check.ts';
import { content } from '../src/index.ts';

type Changes = { [path: string]: Json };
const corrected = (changes: Changes) => applyPack(content, { pack: 'test', game: 'successors', changes });
const faultsOf = (changed: typeof content) => Object.values(contentChecks).flatMap((check) => check(changed));
const pathBetween = (a: string, b: string) =>
  content.paths.find(({ ends }) => ends.includes(a) && ends.includes(b))?.id as string;
const without = (list: readonly unknown[], place: number) => list.filter((_, i) => i !== place);
const changed = (change: Partial<typeof content>) => ({ ...content, ...change });
const record = <T>(list: readonly (T & { id: string })[], id: string) =>
  list.find((each) => each.id === id) as T;

describe('the content fits together', () => {
  it('as it is', () => {
    expect(faultsOf(content)).toEqual([]);
  });

  const lamia = pathBetween('lamia', 'larisa');
  const coast = pathBetween('athenai', 'kyklades');
  const { siegeTable, attritionTable, movementAllowance, battleTable } = content.tables;

  /** For each check a change that it must find, and words of what it says. */
  const faults: { readonly [check: string]: [Changes | typeof content, words: string[]][] } = {
    'an id stands for one thing': [
      [changed({ spaces: [...content.spaces, content.spaces[0]] }), ['spaces', "'pella'"]],
    ],
    'whatever is named exists': [
      [{ 'spaces.pella.province': 'makedon' }, ['spaces.pella.province', '"makedonia"']],
      [{ [`paths.${lamia}.ends`]: ['lamia', 'larissa'] }, [`paths.${lamia}.ends`, '"larisa"']],
      [
        { 'cards.unrest.effects.0.provinceByDie.3': 'egypt' },
        ['cards.unrest.effects.0.provinceByDie', 'egypt'],
      ],
      [
        { 'cards.greek-mercenaries.effects.0.places.0.provinces': ['helas'] },
        ['places.0.provinces', '"hellas"'],
      ],
      [{ 'royalFamily.alexandros.start.withFactionOf': 'nobody' }, ['royalFamily.alexandros', 'nobody']],
      [{ 'holdingBoxes.0.entries': ['nowhere'] }, ['holdingBoxes.0.entries']],
    ],
    'a path joins two spaces': [
      [{ [`paths.${lamia}.ends`]: ['lamia'] }, [`paths.${lamia}.ends`, 'one-way', "'lamia'"]],
      [{ [`paths.${lamia}.ends`]: ['lamia', 'lamia'] }, ['one-way', 'back to itself']],
    ],
    'no path is there twice': [
      [{ 'paths.larisa--lamia': { ends: ['larisa', 'lamia'], type: 'mountain' } }, ['larisa--lamia', lamia]],
    ],
    'a port is where a Sea path is': [
      [{ 'spaces.larisa.port': true }, ['spaces.larisa.port', 'no Sea path']],
      [{ 'spaces.athenai.port': false }, ['spaces.athenai.port', 'is a port']],
    ],
    'Trans-Mediterranean paths join ports': [
      [{ [`paths.${lamia}.type`]: 'transmed' }, [`paths.${lamia}.ends`, 'no port']],
    ],
    'from every space one can get to every other': [
      [
        changed({ paths: content.paths.filter(({ ends }) => !ends.includes('kyklades')) }),
        ['spaces.kyklades', 'cannot be reached'],
      ],
    ],
    'an island has no path by land': [[{ [`paths.${coast}.type`]: 'land' }, ['spaces.kyklades.island']]],
    'only paths by sea are drawn with bends': [[{ [`paths.${coast}.type`]: 'land' }, [`paths.${coast}.via`]]],
    'every kind of space, path and Region is there': [
      [changed({ regions: without(content.regions, 0) as never }), ['regions', "'africa' is missing"]],
    ],
    'what moves by land and what by sea': [[{ 'pathTypes.strait.movement': 'naval' }, ['pathTypes.strait']]],
    'there are 33 Provinces': [
      [changed({ provinces: without(content.provinces, 0) as never }), ['provinces: 32', '33']],
    ],
    'only Transit Points lie in no Province': [
      [{ 'spaces.pella.province': null }, ['spaces.pella.province']],
    ],
    'no Transit Point carries a PC': [
      [{ 'spaces.sparta.kind': 'transit' }, ['spaces.sparta.independentAtStart']],
    ],
    'every Province can be controlled': [[{ 'provinces.rhodos.controlRequired': 2 }, ['rhodos', 'only 1']]],
    'a Province names the Major City that lies in it': [
      [{ 'spaces.larisa.kind': 'major' }, ['provinces.thessalia.majorCity', 'larisa']],
      [{ 'provinces.makedonia.majorCity': null }, ['provinces.makedonia.majorCity', 'pella']],
    ],
    'the victory markers have their places': [
      [{ 'spaces.abydos.hellespont': false }, ['Hellespont', ': 4']],
      [
        { 'spaces.abydos.hellespont': false, 'spaces.gordion.hellespont': true },
        ['spaces.gordion.hellespont'],
      ],
      [
        changed({ provinces: content.provinces.map((each) => ({ ...each, lordOfAsia: false })) }),
        ['Lord of Asia'],
      ],
    ],
    'the Euxine is sailed from ports': [[{ 'spaces.pella.euxine': true }, ['spaces.pella.euxine']]],
    'exceptions are about Independent spaces of their Province': [
      [{ 'independentPcExceptions.3,5.onlySpaces': ['pella'] }, ['onlySpaces', "'pella'", 'thrake']],
    ],
    'every Army that waits has a way in': [
      [changed({ holdingBoxes: without(content.holdingBoxes, 0) as never }), ['holdingBoxes', 'missing']],
    ],
    'there are 20 Major Generals, 4 Minor Generals of each colour and 5 Independent Armies': [
      [{ 'minorGenerals.philoxenos.faction': 'blue' }, ['of red: 3']],
      [
        changed({ independentArmies: without(content.independentArmies, 1) as never }),
        ['independentArmies: 4'],
      ],
      [changed({ majorGenerals: without(content.majorGenerals, 19) as never }), ['majorGenerals: 19']],
    ],
    'no two Major Generals have the same Seniority': [[{ 'majorGenerals.krateros.seniority': 19 }, ['19']]],
    'the Starting Generals are as many as are dealt': [
      [{ 'setups.3.generals': 4 }, ['setups.3.generals', 'are 12', 'there are 9']],
      [{ 'setups.5.redealt': 3 }, ['setups.5.redealt']],
    ],
    'a General has what his roles need': [
      [{ 'majorGenerals.peithon.start': null }, ['majorGenerals.peithon.start', 'is missing']],
      [{ 'majorGenerals.nearchos.recruitment': null }, ['majorGenerals.nearchos.recruitment']],
      [{ 'majorGenerals.demetrios.roles.2': 'reserve' }, ['majorGenerals.demetrios.recruitment']],
    ],
    'those whom the rules name are always dealt': [
      [{ 'majorGenerals.antigonos.roles.4': 'reserve' }, ['majorGenerals.antigonos.roles.4']],
    ],
    'nobody else gives Legitimacy than Perdikkas and Leonnatos': [
      [{ 'majorGenerals.krateros.legitimacy': 1 }, ['majorGenerals.krateros.legitimacy']],
    ],
    'a General begins in his Province': [
      [{ 'majorGenerals.peithon.start.spaces': ['pella'] }, ["'pella'", 'media']],
    ],
    'a General has somewhere to begin': [
      [
        {
          'majorGenerals.eumenes.start': {
            ...(record(content.majorGenerals, 'eumenes') as (typeof content.majorGenerals)[number]).start,
            except: content.spaces.filter(({ province }) => province === 'kappadokia').map(({ id }) => id),
          } as never,
        },
        ['majorGenerals.eumenes.start', 'no space'],
      ],
    ],
    'the PCs of a Starting General have room': [
      [{ 'spaces.stoboi.independentAtStart': true }, ['majorGenerals.antipatros.start.pcs: 5', 'only 4']],
    ],
    'what is limited is on the map or in a box at the start': [
      [{ 'majorGenerals.perdikkas.start.cus.royal': 3 }, ['royal CUs', ': 7', '8']],
      [{ 'combatUnits.silver-shields.holdingBoxCus': 1 }, ['silver-shields', ': 1']],
    ],
    'a rating that is overridden gets better': [
      [{ 'majorGenerals.perdikkas.battle': 4 }, ['majorGenerals.perdikkas.ability']],
    ],
    'whoever enters for another General is brought by the same one': [
      [{ 'majorGenerals.polyperchon.entry.general': 'krateros' }, ['majorGenerals.polyperchon.entry']],
    ],
    'an Independent Army begins on the map or in its box': [
      [{ 'independentArmies.leosthenes.start.space': 'pella' }, ['pella is not Independent', 'leosthenes']],
      [{ 'independentArmies.ariarathes.start.space': 'lamia' }, ['outside its limits']],
      [{ 'independentArmies.philon.start.status': 'active' }, ['independentArmies.philon.start']],
    ],
    'every Faction and every type of CU is there': [
      [changed({ combatUnits: without(content.combatUnits, 0) as never }), ['combatUnits', "'mercenary'"]],
    ],
    'the Royal Family is complete': [[{ 'royalFamily.olympias.kind': 'heir' }, ["'heir': 4"]]],
    'a royal person has what the kind needs': [
      [{ 'royalFamily.olympias.kind': 'tomb' }, ['royalFamily.olympias.permanentIfIn', 'is missing']],
      [{ 'royalFamily.tomb.legitimacy': 3 }, ['royalFamily.tomb.legitimacy', 'Pella']],
    ],
    'the Funeral Cart gives no Legitimacy': [
      [{ 'royalFamily.funeral-cart.legitimacy': 1 }, ['royalFamily.funeral-cart.legitimacy']],
    ],
    'a royal person begins on a space or in a box': [
      [{ 'royalFamily.olympias.start': {} }, ['royalFamily.olympias.start']],
    ],
    'the Funeral Cart is buried before it is gone': [
      [{ 'royalFamily.funeral-cart.buriableInGameTurns': [2, 4] }, ['buriableInGameTurns']],
    ],
    'what can be trained fits on the Training Track': [
      [{ 'trainingTrack.spaces': 6 }, ['combatUnits.loyal.trainingCost: 7']],
    ],
    'what is limited has a total': [
      [{ 'combatUnits.royal.unlimited': true }, ['combatUnits.royal.totalCus']],
    ],
    'there are 8 Fleets': [[changed({ fleets: without(content.fleets, 0) as never }), ['fleets: 7']]],
    'the upgraded side of a Fleet is the stronger': [
      [{ 'fleets.rhodos.upgraded': 2 }, ['fleets.rhodos.upgraded']],
    ],
    'a Fleet has a port': [
      [{ 'fleets.karia.control.province': 'media' }, ['fleets.karia.control', 'media']],
      [{ 'fleets.athenai.control.space': 'pella' }, ['fleets.athenai.control', 'pella']],
    ],
    'there are 70 cards, 10 of them optional': [
      [{ 'cards.fog.copies': 2 }, ['71', '70']],
      [{ 'cards.oracle.optional': false }, ['optional cards', ': 9']],
    ],
    'a card has a number for each copy': [
      [{ 'cards.unrest.numbers': ['20', '21'] }, ['cards.unrest.numbers: 2 for 1', 'number 21']],
    ],
    'no card is called like the copy of another': [
      [changed({ cards: [...content.cards, { ...content.cards[0], id: 'diplomacy-2' }] }), ["'diplomacy-2'"]],
    ],
    'optional cards, and no others, have a number with O': [
      [{ 'cards.fog.numbers': ['O1'] }, ['cards.fog.numbers']],
    ],
    'Surprise cards, and no others, have no OPs and a moment to be played': [
      [{ 'cards.fog.ops': 2 }, ['cards.fog.ops']],
      [{ 'cards.unrest.ops': null }, ['cards.unrest.ops']],
      [{ 'cards.fog.type': 'event' }, ['cards.fog.window', 'cards.fog.ops']],
    ],
    'an effect says in one way what it is about': [
      [
        { 'cards.major-raid.effects.0': { ...content.cards[0].effects[0], kind: 'remove-pc' } as never },
        ['cards.major-raid.effects.0', 'count, upTo'],
      ],
    ],
    'a card with clauses has an event that is written, and a clause for each thing that it can refuse': [
      [
        { 'cards.diplomacy.effects.0.without': 'major-general-of-controller' },
        ['cards.diplomacy.clauses', 'not all'],
      ],
      [{ 'cards.diplomacy.type': 'surprise' }, ['cards.diplomacy.clauses', 'not all']],
      [{ 'cards.diplomacy.clauses': { needs: 'C2-01' } }, ["cards.diplomacy.clauses: 'kind' is missing"]],
    ],
    'there are cards enough for every deal': [[{ 'setups.2.facedown': 60 }, ['setups.2: 70', '59']]],
    'the face-down cards last for a game turn': [[{ 'setups.2.revealed': 3 }, ['setups.2.revealed']]],
    'whatever comes by a card comes by exactly one': [
      [{ 'cards.scythian-invasion.effects.0.wakes': 'glaukias' }, ["'seuthes' is missing", "'glaukias'"]],
      [{ 'cards.kassandros.effects.0.general': 'peukestas' }, ["'kassandros' is missing"]],
    ],
    'marriages and journeys are for Females': [
      [{ 'cards.kleopatra-offers-marriage.effects.0.royal': 'philippos' }, ["'philippos' is no Female"]],
    ],
    'the battle table is complete, and rises': [
      [{ 'tables.battleTable.scores.7': battleTable.scores['7'].slice(1) }, ['scores.7: 30 scores for 31']],
      [{ 'tables.battleTable.scores.7.5': 9 }, ['scores.7: falls from 9']],
    ],
    'the attrition table is complete, and rises': [
      [
        { 'tables.attritionTable.columns.2': attritionTable.columns['2'].slice(1) },
        ['columns.2', '7 results'],
      ],
      [{ 'tables.attritionTable.columns.1.7': '2e' }, ['columns.1', 'more are lost']],
      [{ 'tables.attritionTable.strongholdColumn': 30 }, ['no column 30']],
    ],
    'the siege table has one row for every roll': [
      [{ 'tables.siegeTable.rows': siegeTable.rows.slice(1) as never }, ['rows.0.min']],
      [{ 'tables.siegeTable.rows.3.min': 1 }, ['rows.3.min', 'does not follow']],
      [{ 'tables.siegeTable.rows.4.siegePoints': 3 }, ['siegePoints', 'falls']],
    ],
    'what the siege table leaves to others is there': [
      [{ 'tables.siegeTable.modifiersElsewhere': [{ marker: 'helepolis' }] }, ["'demetrios' is missing"]],
    ],
    'a higher roll moves no less far': [
      [
        { 'tables.movementAllowance.byInitiative.2': movementAllowance.byInitiative['2'].toReversed() },
        ['byInitiative.2', 'falls'],
      ],
    ],
    'Local Troops of space and Province add up': [
      [{ 'tables.localTroops.both': 1 }, ['tables.localTroops.both']],
    ],
    'there is one set-up for each number of players': [
      [changed({ setups: without(content.setups, 0) as never }), ["setups: '2' is missing"]],
    ],
    'nobody runs out of cards before the rounds are over': [[{ 'setups.4.rounds': 6 }, ['setups.4.rounds']]],
    'what happens in a game turn happens before the last is over': [
      [{ 'victory.lastGameTurn': 3 }, ['recruiting.asManyFromGameTurn: 4', 'regencyGameTurn: 5']],
    ],
    'nobody begins with a victory': [[{ 'victory.legitimacy': 3 }, ['victory.legitimacy: 3']]],
  };

  it('and a fault is known for every check', () => {
    expect(Object.keys(faults).sort()).toEqual(Object.keys(contentChecks).sort());
  });

  describe.each(Object.entries(faults))('%s', (check, cases) => {
    it.each(cases)('%#', (given, words) => {
      const wrong = 'schema' in given ? (given as typeof content) : corrected(given as Changes);
      const found = contentChecks[check](wrong).join('\n');
      for (const word of words) expect(found).toContain(word);
    });
  });
});

/** What is printed in the rulebook, and no pack of ours may forget. */
describe('what the rulebook says of the box', () => {
  it('S2-32 a Province is controlled by more than half of its spaces', () => {
    for (const { id, controlRequired } of content.provinces) {
      const cities = content.spaces.filter(({ province, kind }) => province === id && kind !== 'transit');
      expect([id, controlRequired]).toEqual([id, Math.floor(cities.length / 2) + 1]);
    }
  });

  it('D4-08 the PCs of a Starting General fill his Province', () => {
    for (const { id, start } of content.majorGenerals) {
      if (start === null) continue;
      const free = content.spaces.filter(
        (space) =>
          space.province === start.province &&
          space.kind !== 'transit' &&
          (id === 'lysimachos' ? space.id !== 'apollonia' : !space.independentAtStart),
      );
      expect([id, start.pcs]).toEqual([id, free.length]);
    }
  });

  it('D2-03 every Stronghold begins Independent', () => {
    const strongholds = content.spaces.filter(({ kind }) => kind === 'stronghold');
    expect(strongholds.filter(({ independentAtStart }) => !independentAtStart)).toEqual([]);
  });

  it('the tables give what the worked examples give', () => {
    const { battleTable, attritionTable, siegeTable, movementAllowance, elephantDie } = content.tables;
    const examples: [strength: number, roll: number, score: number][] = [
      [8, 9, 6],
      [11, 6, 5],
      [3, 6, 1],
      [2, 10, 3],
    ];
    for (const [strength, roll, score] of examples) expect(battleTable.scores[roll][strength]).toBe(score);
    expect(attritionTable.columns['2'].slice(0, 6)).toEqual(['-', '-', '-', '-', '1', '1e']);
    expect(attritionTable.columns['1'][5]).toBe('1e');
    expect(siegeTable.rows.find(({ min }) => min === 6)?.siegePoints).toBe(2);
    expect([movementAllowance.byInitiative['2'][2], movementAllowance.byInitiative['4'][2]]).toEqual([4, 2]);
    expect([3, 5, 1].map((die) => elephantDie.faces[die - 1])).toEqual([1, 3, 0]);
  });

  it('has numbers, each with a path that a pack can change', () => {
    const numbers = numbersOf(content as unknown as Json);
    expect(new Set(numbers.map(({ path }) => path)).size).toBe(numbers.length);
  });
});
