/** Scenes of Successors that bots hardly ever bring about, for the probe of its content: the quickest first. */

import { type Game, type Json, type Seat, setScene, type Table, upTo } from '@diadochi/kernel';
import type { Content } from '@diadochi/successors/content-schema';

type Parts = { readonly [part: string]: unknown };

const contentOf = ({ content }: Game): Content => content as unknown as Content;
/** A scene on an otherwise empty map, in a game for five: whatever nobody says is as in Game Turn II. */
const scene = (
  game: Game,
  parts: Parts,
  seats = 5,
  options: { readonly [id: string]: boolean } = {},
): Table => setScene(game, { seats, options, position: { turn: 2, round: 1, ...parts }, dice: DICE });
/** Ties are broken by rolls. */
const DICE = upTo(59).map((i) => 6 - (i % 6));
const facts = (table: Table, ...names: readonly string[]): Json => names.map((name) => table.fact(name));
const asked = (table: Table): Json =>
  table.asked().map(({ seat, kind, about }) => ({ seat, kind, about }) as unknown as Json);
const byId = <T>(things: readonly { readonly id: string }[], value: T): { [id: string]: T } =>
  Object.fromEntries(things.map(({ id }) => [id, value]));

/** 3.5, 3.6, 7.4: everything in one hand, once as it is and once upgraded. */
const allInOneHand = (game: Game): Json => {
  const { provinces, majorGenerals, fleets } = contentOf(game);
  const held = { provinces: byId(provinces, 0), generals: byId(majorGenerals, '0 pella') };
  return ['0', '0 upgraded'].map((fleet) =>
    facts(
      scene(game, { ...held, fleets: byId(fleets, fleet), turn: 1 }),
      'pointSources',
      'legitimacySources',
      'fleetStrength',
    ),
  );
};

/** S7.1.A-01: each Major General by himself. */
const seniorities = (game: Game): Json =>
  groupsOf(contentOf(game).majorGenerals, 5).map((generals) =>
    scene(game, {
      unsettled: true, // together only so that they are compared
      generals: Object.fromEntries(generals.map(({ id }, seat) => [id, `${seat} pella`])),
    }).fact('seniority'),
  );

/** 3.6: each royal person, and the Tomb, by themselves. */
const royals = (game: Game): Json => [
  ...contentOf(game)
    .royalFamily.filter(({ kind }) => kind === 'heir' || kind === 'female' || kind === 'cart')
    .map(({ id }) =>
      scene(game, {
        generals: { krateros: '0 sidon' },
        units: ['0 sidon loyal 2'],
        royals: { [id]: 'sidon by 0' },
      }).fact('legitimacy'),
    ),
  ...['pella', 'babylon'].map((space) =>
    scene(game, { pcs: { [space]: 0 }, royals: { tomb: space }, burier: 0 }).fact('legitimacy'),
  ),
];

/** S2-32: who holds the Provinces with so many PCs in each, the Major City first. */
const control = (game: Game): Json => {
  const { provinces, spaces } = contentOf(game);
  const citiesOf = (province: string, major: string | null): string[] =>
    spaces
      .filter((space) => space.province === province && space.kind !== 'transit')
      .map(({ id }) => id)
      .sort((a, b) => Number(b === major) - Number(a === major));
  return upTo(MOST_SPACES).map((count) => {
    const held = provinces.flatMap(({ id, majorCity }) => citiesOf(id, majorCity).slice(0, count));
    return scene(game, { pcs: Object.fromEntries(held.map((id) => [id, 0])), turn: 1 }).fact('provinces');
  });
};
const MOST_SPACES = 9;

/** S3.5-03: how strong the Largest Fleet must be. */
const largestFleet = (game: Game): Json => {
  const controls = contentOf(game).fleets.map(({ control }) => control);
  const provinces = controls.flatMap((control) => (control.kind === 'province' ? [control.province] : []));
  return upTo(provinces.length).map((count) => {
    const held = Object.fromEntries(provinces.slice(0, count).map((id) => [id, 0]));
    return facts(scene(game, { provinces: held, turn: 1 }), 'pointSources', 'fleetStrength');
  });
};

/** S7.5-01, 6.4 */
const armies = (game: Game): Json => {
  const { independentArmies } = contentOf(game);
  const table = scene(game, { generals: byId(independentArmies, 'lamia') });
  const each = independentArmies.map(({ id }) => scene(game, { generals: { [id]: 'lamia' } }).fact('cus'));
  return [...each, table.fact('forageLimits')];
};
const hunger = (game: Game): Json => {
  const table = scene(game, {
    step: 'forage',
    generals: { perdikkas: '0 ankyra' },
    units: ['0 ankyra mercenary 12 loyal 2'],
  });
  const before = asked(table);
  table.does(0, { lose: 'mercenary', side: 'outside' });
  return [before, table.fact('units')];
};

/** 3.8, 5.1.A: the Funeral Cart, in each Game Turn. */
const cart = (game: Game): Json =>
  upTo(5)
    .slice(1)
    .flatMap((turn) => {
      const parts = {
        turn,
        pcs: { tyros: 0 },
        generals: { krateros: '0 tyros' },
        units: ['0 tyros loyal 2'],
        royals: { 'funeral-cart': 'tyros by 0' },
      };
      return ['forage', 'preparations'].map((step) => {
        const table = scene(game, { ...parts, step });
        return [asked(table), table.fact('royals')];
      });
    });

/** 3.1: who has so many points, and so much Legitimacy, wins; from which Game Turn on. */
const victories = (game: Game): Json => {
  const rising = contentOf(game).provinces.toSorted((a, b) => a.vp - b.vp);
  const holding = (count: number, from: number) => byId(rising.slice(from, count), 0);
  return [
    ...[2, 3, 4, 5].flatMap((seats) =>
      upTo(rising.length).flatMap((count) =>
        [0, 1, 2].map((from) => wonBy(game, { provinces: holding(count, from) }, seats)),
      ),
    ),
    ...upTo(5)
      .slice(1)
      .map((turn) => wonBy(game, { turn, provinces: holding(rising.length, 0) })),
  ];
};
const legitimacies = (game: Game): Json =>
  [['alexandros'], ['alexandros', 'thessalonike'], ['philippos', 'olympias'], ['philippos', 'thessalonike']]
    .map((persons) => Object.fromEntries(persons.map((id) => [id, 'sidon by 0'])))
    .flatMap((controlled) =>
      [[], [0]].map((successors) =>
        wonBy(game, {
          generals: { perdikkas: '0 sidon' },
          units: ['0 sidon loyal 2'],
          royals: { ...controlled, tomb: 'pella' },
          burier: 0,
          successors,
        }),
      ),
    );
const wonBy = (game: Game, parts: Parts, seats = 5): Json =>
  scene(game, { ...parts, step: 'settle' }, seats).fact('outcome');

/** 6.2: what each card can be used for, and how many OPs it has. */
const cards = (game: Game): Json =>
  contentOf(game)
    .cards.filter(({ ops }) => ops !== null)
    .map(({ id }) => {
      const table = scene(game, { step: 'tyche', hands: { 0: [id] }, generals: { perdikkas: '0 babylon' } });
      const options = table.options(0);
      table.does(0, { operations: id, on: 'train' });
      return [options, asked(table)] as unknown as Json;
    });

/** 6.2.D: with which cards each General of the Reserve can be recruited, when, and with what he comes. */
const recruits = (game: Game): Json => {
  const { majorGenerals, cards } = contentOf(game);
  const hand = [1, 2, 3, 4].flatMap((ops) => cards.find((card) => card.ops === ops)?.id ?? []);
  return majorGenerals
    .filter(({ recruitment }) => recruitment !== null)
    .flatMap(({ id }) =>
      [3, 4, 5].map((turn) => {
        const table = scene(
          game,
          {
            turn,
            step: 'tyche',
            provinces: { babylonia: 0, karia: 0 },
            generals: { perdikkas: '0 babylon', antipatros: '0 killed', krateros: '0 babylon' },
            hands: { 0: hand },
          },
          4,
        );
        const offers = hand.map((recruit) => isAllowed(table, 0, { recruit, general: id }));
        return [offers, ...joined(table, id, hand)];
      }),
    );
};
function joined(table: Table, general: string, hand: readonly string[]): Json[] {
  const allowed = hand.find((recruit) => isAllowed(table, 0, { recruit, general }));
  if (allowed === undefined) return [];
  table.does(0, { recruit: allowed, general });
  const places = table.options(0, {}) as Json;
  table.does(0, { join: 'halikarnassos', side: 'outside' });
  return [places, table.fact('units')];
}

/** S9.4-06, 5.2: how many come inside the walls, and into a Province without an eligible space. */
const walls = (game: Game): Json =>
  upTo(4).map((count) => {
    const table = scene(game, {
      step: 'reinforcements',
      pcs: { tyros: 0 },
      generals: { perdikkas: '0 tyros' },
      waiting: { 0: { loyal: count } },
    });
    return judged(table, 0, upTo(6), (units) => ({
      units: 'mercenary',
      at: 'tyros',
      side: 'inside',
      count: units,
    }));
  });
const refuges = (game: Game): Json => {
  const table = scene(game, { step: 'reinforcements', waiting: { 0: { loyal: 4 } } }, 2);
  const minor = contentOf(game).minorGenerals.map(({ id }) => id);
  return minor.flatMap((under) =>
    judged(table, 0, upTo(4), (count) => ({ units: 'loyal', at: 'pella', under, count })),
  );
};
/** 7.3, 14: the tables as the rules read them. */
const tables = (game: Game): Json => scene(game, {}).fact('tables');
/** 7.1: every General with an Army of all sorts, where his ability counts and where it does not. */
const commanders = (game: Game): Json => {
  const { majorGenerals, minorGenerals, independentArmies, provinces } = contentOf(game);
  const army = 'mercenary 1 elephant 1 loyal 2 royal 1 silver-shields 1 cavalry 1';
  const fields = ['pella', 'athenai', 'memphis', 'ekbatana', 'kelainai', 'halikarnassos', 'tarsos', 'sousa'];
  const held = byId(provinces, 0);
  return [
    ...fields.flatMap((space) =>
      majorGenerals.map(({ id }) =>
        scene(game, {
          provinces: held,
          generals: { [id]: `0 ${space}` },
          units: [`0 ${space} ${army}`],
          turn: 1,
        }).fact('abilities'),
      ),
    ),
    ...majorGenerals.map(({ id }) =>
      scene(game, { generals: { [id]: '0 is' }, units: ['0 is mercenary 3'] }).fact('abilities'),
    ),
    ...minorGenerals.map(({ id, faction }) => {
      const colours = ['red', 'blue', 'yellow', 'green', 'black'];
      const seat = colours.indexOf(faction);
      const units = [`${seat} pella royal 2`];
      return scene(game, { colours, generals: { [id]: `${seat} pella` }, units }).fact('abilities');
    }),
    ...independentArmies.map(({ id }) => scene(game, { generals: { [id]: 'pella' } }).fact('abilities')),
  ];
};
/** 9.2: what every die gives to every Initiative. */
const allowances = (game: Game): Json =>
  groupsOf(contentOf(game).majorGenerals, 1).flatMap(([{ id }]) =>
    upTo(6, 1).map((die) => {
      const table = scene(game, { die, generals: { [id]: '0 is' }, units: ['0 is mercenary 1'] });
      table.does(0, { march: id, from: 'is', side: 'outside', mercenary: 1 });
      return table.fact('march');
    }),
  );
/** 10 J: from how many to one; 9.3 D: what it takes to remove a PC. */
const overruns = (game: Game): Json =>
  [3, 4, 5, 6].map((cus) => {
    const table = scene(game, {
      die: 6,
      generals: { antigonos: '0 sardeis' },
      units: [`0 sardeis loyal ${cus}`, '1 pergamon mercenary 1'],
      pcs: { pergamon: 1 },
    });
    table.does(0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: cus });
    table.does(0, { go: 'pergamon' });
    return [...(facts(table, 'units', 'march') as Json[]), isAllowed(table, 0, { removePc: true })];
  });
/** 7.2.F: whose Royal Army fights on, before the Cart; and who beats an Independent Army. */
const sacredGround = (game: Game): Json =>
  upTo(9).map((popularity) => {
    const table = scene(game, {
      die: 6,
      popularity: { antigonos: popularity },
      generals: { antigonos: '0 sardeis', eumenes: '1 pergamon', ariarathes: 'mazaka' },
      units: ['0 sardeis loyal 2', '1 pergamon royal 2 loyal 2'],
      royals: { 'funeral-cart': 'pergamon by 1' },
      pcs: { pergamon: 1 },
    });
    table.does(0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 2 });
    table.does(0, { go: 'pergamon' });
    for (const [seat] of table.asked().map((each) => [each.seat])) table.does(seat, { stay: true });
    return table.events() as unknown as Json;
  });
const independents = (game: Game): Json => {
  const table = scene(game, {
    die: 6,
    generals: { antigonos: '0 mazaka', ariarathes: 'komana' },
    units: ['0 mazaka loyal 16'],
  });
  table.does(0, { march: 'antigonos', from: 'mazaka', side: 'outside', loyal: 16 });
  table.does(0, { go: 'komana' });
  return [table.fact('popularity'), table.events() as unknown as Json];
};
/** 15.2: what each General adds who besieges a city or defends one, and how many CUs he needs. */
const sieges = (game: Game): Json =>
  contentOf(game).majorGenerals.flatMap(({ id, ability }) => {
    if (!ability?.kind.startsWith('siege')) return [];
    const besieges = ability.kind === 'siege-besieger';
    const besieger = besieges ? id : 'perdikkas';
    const table = scene(game, {
      die: 6,
      provinces: { makedonia: 1 },
      generals: { [besieger]: '0 pella', ...(besieges ? {} : { [id]: '1 pella inside' }) },
      units: ['0 pella loyal 4', ...(besieges ? [] : ['1 pella inside loyal 1'])],
    });
    table.does(0, { march: besieger, from: 'pella', side: 'outside', loyal: 4 });
    const forecast = game.forecast?.(table.position, 0, { siege: 'pella' }) ?? null;
    return [forecast, ...judged(table, 0, [1, 2, 3, 4], (loyal) => ({ siege: true, ...NO_CUS, loyal }))];
  });
const NO_CUS = { mercenary: 0, elephant: 0, cavalry: 0, loyal: 0, royal: 0, 'silver-shields': 0 };

/** 16.9: tables, what everybody begins with, how long it is trained, and who rides with Independent Armies. */
const cavalry = (game: Game): Json => {
  const options = { cavalry: true };
  const { majorGenerals, independentArmies } = contentOf(game);
  const begins = majorGenerals.flatMap(({ id, start }) => {
    if (start === null) return [];
    const table = scene(game, { turn: 0, step: 'placement', generals: { [id]: '0 dealt' } }, 2, options);
    const { spaces, except = [], province } = start;
    const [at] =
      spaces === 'any'
        ? contentOf(game).spaces.flatMap((space) =>
            space.province === province && !except.includes(space.id) ? [space.id] : [],
          )
        : spaces;
    if (table.asked().some(({ kind }) => kind === 'deploy')) table.does(0, { at });
    return [table.fact('units')];
  });
  const table = scene(
    game,
    { step: 'tyche', pcs: { pella: 0 }, hands: { 0: ['minor-raid'] }, training: { 0: 'cavalry 5' } },
    5,
    options,
  );
  table.does(0, { operations: 'minor-raid', on: 'train' });
  const ride = independentArmies.map(({ id }) =>
    scene(game, { generals: { [id]: 'pella' } }, 5, options).fact('abilities'),
  );
  return [scene(game, {}, 5, options).fact('tables'), table.fact('training'), ...begins, ...ride];
};
/** S9.3.A-05: a ship off the ends of each path over the open sea, with so many MPs spent. */
const openSea = (game: Game): Json =>
  contentOf(game)
    .paths.filter(({ type }) => type === 'transmed')
    .map(({ ends: [at] }) =>
      upTo(6).map((spent) =>
        scene(game, {
          die: 6,
          step: 'sailing',
          generals: { antigonos: '0 aboard' },
          voyage: { at, from: at, units: 'loyal 1', spent },
        }).options(0),
      ),
    ) as unknown as Json;

const judged = (
  table: Table,
  seat: Seat,
  counts: readonly number[],
  action: (count: number) => Json,
): Json[] => counts.map((count) => isAllowed(table, seat, action(count)));
const isAllowed = (table: Table, seat: Seat, action: Json): boolean =>
  table.game.judge(table.position, seat, action).allowed;

const groupsOf = <T>(things: readonly T[], size: number): T[][] =>
  upTo(Math.ceil(things.length / size) - 1).map((i) => things.slice(i * size, (i + 1) * size));

export const successorsObservations: readonly ((game: Game) => Json)[] = [
  tables,
  allInOneHand,
  seniorities,
  royals,
  control,
  largestFleet,
  armies,
  hunger,
  cart,
  legitimacies,
  walls,
  refuges,
  cards,
  recruits,
  victories,
  commanders,
  allowances,
  overruns,
  sacredGround,
  independents,
  sieges,
  cavalry,
  openSea,
];
