/**
 * `npm run pictures`: lobby and tables as they look today, into docs/pictures, wide and narrow, light and dark. With a
 * server of its own, whose tables are played by a few guests until there is something to see. `npm run pictures sieges`
 * takes only those of one subject.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { FIVE_AT_CARDS } from '../test/browser/hand-scene.ts';
import * as options from '../test/browser/options-scene.ts';
import { openScene, type Scene, type Script } from '../test/browser/scene-house.ts';
import { ALL_OF_GREEN, seaPosition, TO_PAPHOS } from '../test/browser/sea-scene.ts';
import { openBrowser, serve, visitor } from '../test/browser/serving.ts';
import { FIRST_SIEGE, FOUR_AT_WAR } from '../test/browser/siege-scene.ts';
import { IKONION, MUTINY, NO_CARD_OF_HERS, PLANNED, PLANNED_MARCH } from '../test/browser/surprise-scene.ts';
import { guestsOf, type NewTable, type Seat, type SeatView } from './guests.ts';
import { smallPng } from './small-png.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const VIEWPORTS = {
  wide: { width: 1440, height: 900 },
  medium: { width: 1024, height: 768 },
  narrow: { width: 360, height: 740 },
};
const SCHEMES = ['light', 'dark'] as const;
const ENGLISH = ['en', ''] as const;
const GERMAN = ['de', '-german'] as const;
/** So many villages are held at the proof game's table when its picture is taken. */
const HELD = 3;
const ATTEMPTS = 8;

interface Looks {
  readonly width?: keyof typeof VIEWPORTS;
  readonly colorScheme?: (typeof SCHEMES)[number];
  readonly language?: string;
}

const server = await serve();
const browser = await openBrowser();
const { table, playUntil } = guestsOf(server.address, 'pictures');
const SUBJECTS: { readonly [subject: string]: () => Promise<void> } = {
  lobby: takenOfLobby,
  tables: takenOfTables,
  marches: takenOfMarches,
  sieges: takenOfSieges,
  voyages: takenOfVoyages,
  reactions: takenOfReactions,
  hands: takenOfHands,
  options: takenOfOptions,
};
const wanted = process.argv.slice(2);
try {
  mkdirSync(folder, { recursive: true });
  for (const [subject, take] of Object.entries(SUBJECTS))
    if (wanted.length === 0 || wanted.includes(subject)) await take();
} finally {
  await browser.close();
  await server.stop();
}

/** The front page: as somebody finds it who plays at some tables, and as a stranger does. */
async function takenOfLobby(): Promise<void> {
  await taken('lobby-newcomer', {}, [], { path: '/', awaited: '.hero-map .map-things' });
  const bots = Array.from({ length: 4 }, () => ({ bot: 'greedy' }));
  const four = ['Roxane', 'Hektor', 'Kalliope', 'Ptolemaios'];
  const successors = (name: string, guest: string) => ({ game: 'successors', name, seats: [guest, ...bots] });
  const phalanxx = (name: string, seats: NewTable['seats']) => ({ game: 'phalanxx', name, seats });
  const isLater = ({ table, asked }: SeatView<Successors>) =>
    table.turn === 2 && asked?.kind === 'tyche' && asked.seats.includes(0);
  for (const name of ['The Last Elephant', 'Road to Susa', 'Gates of Kilikia'])
    await played(phalanxx(name, four), isOver);
  const mine = [
    (await played(successors('The Partition', 'Berenike'), isLater))[0],
    (await played(phalanxx('Evenings at Sardeis', ['Berenike', ...four.slice(0, 3)]), isMyTurn))[0],
    (await table(phalanxx('Road to Baktra', ['Roxane', 'Berenike'])))[1],
  ];
  await played(successors('The Lamian War', 'Roxane'), isLater);
  await played(phalanxx('Quick dice', four), isMyTurn);
  await table({ game: 'successors', name: 'Full deck', seats: ['Hektor', 'Roxane', null, null, null] });
  await table(phalanxx('First time, with help', ['Kalliope', bots[0], null]));
  await table(phalanxx('Elephants at Dawn', ['Roxane', 'Ptolemaios', null, null]));
  const shown = { path: '/', awaited: '.hero-map .map-things' };
  for (const width of ['wide', 'medium', 'narrow'] as const)
    for (const colorScheme of SCHEMES) await taken('lobby', { width, colorScheme }, mine, shown);
  await taken('lobby-whole', {}, mine, { ...shown, isWhole: true });
  await taken('lobby-german', { language: 'de' }, mine, { ...shown, isWhole: true });
}

async function takenOfTables(): Promise<void> {
  const bot = { bot: 'random' };
  const phalanxx = { game: 'phalanxx', name: 'Council at Babylon' };
  const four = ['Berenike', 'Hektor', 'Kalliope', 'Roxane'];
  const middle = await played({ ...phalanxx, seats: four }, isMyTurn);
  const proof = await played(
    { game: 'proof', name: 'The Partition', seats: ['Berenike', 'Hektor', bot], options: { seasons: 6 } },
    isEventful,
  );
  const five = [...four, 'Ptolemaios'];
  const successors = { game: 'successors', name: 'The Successors', seats: five };
  const beginning = await played(successors, isSetUp);
  const strategy = await played(successors, isMyTyche);
  for (const width of ['wide', 'narrow'] as const)
    for (const colorScheme of SCHEMES) {
      const looks = { width, colorScheme };
      await taken('table', looks, [proof[0]]);
      await taken('phalanxx-table', looks, [middle[0]]);
      await taken('successors-table', looks, [strategy[0]], { awaited: '.map-things', prepare: atRest });
    }
  await taken('successors-setup', {}, [beginning[0]], { awaited: '.map-things' });
  await taken('successors-table-german', { language: 'de' }, [strategy[0]], {
    awaited: '.map-things',
    prepare: atRest,
  });
  await taken('successors-card', {}, [strategy[0]], {
    awaited: '.map-things',
    prepare: (page) => page.locator('.tyche-card.can').first().click(),
  });
  await taken('phalanxx-table-german', { language: 'de' }, [middle[0]]);
  await taken('phalanxx-conditions', {}, [middle[0]], {
    prepare: async (page) => {
      // A card that asks for something, with where its values come from.
      await page.locator('.own-cards .epoch-card:has(.condition b) .card-info').first().click();
      await page.locator('dialog .standing summary').click();
    },
  });
  await taken('phalanxx-scoring', {}, [(await played({ ...phalanxx, seats: four }, isOver))[0]]);
  await taken('phalanxx-solo-end', {}, [(await played({ ...phalanxx, seats: ['Berenike'] }, isOver))[0]]);
}

/** What has just been fought is put away: the table is what is to be seen. */
async function atRest(page: Page): Promise<void> {
  if ((await page.locator('.battle').count()) > 0) await page.keyboard.press('Escape');
}
/** Nothing is pointed at any more. */
function lookingAway(page: Page): Promise<void> {
  return page.mouse.move(300, 10);
}

/** A table that has been played until there is something to see. */
async function played<Table>(
  wanted: Parameters<typeof table>[0],
  isFound: (view: SeatView<Table>) => boolean,
): Promise<Seat[]> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const seats = await table(wanted);
    if (await playUntil(seats, isFound)) return seats;
  }
  throw new Error(`in ${ATTEMPTS} games of ${wanted.game} there was nothing to see`);
}

function isOver({ outcome }: SeatView): boolean {
  return outcome !== null;
}

/** The middle of the game: three dice lie there for the first seat, which has cards in hand and in front of it. */
function isMyTurn({ table, asked }: SeatView<Phalanxx>): boolean {
  if (asked?.kind !== 'act' || !asked.seats.includes(0) || table.round < 5) return false;
  return (
    table.rolled.every((die) => die !== null) &&
    (table.hand?.length ?? 0) > 1 &&
    table.sides[0].played.length > 1
  );
}
interface Phalanxx {
  readonly round: number;
  readonly rolled: readonly unknown[];
  readonly hand: readonly string[] | null;
  readonly sides: readonly { readonly played: readonly unknown[] }[];
}

/** The first seat's Generals are about to be put on the map. */
function isSetUp({ asked }: SeatView): boolean {
  return asked?.kind === 'deploy' && asked.seats.includes(0);
}
/** The middle of the game: the first seat has cards, and one of them must be played. */
function isMyTyche({ table, asked }: SeatView<Successors>): boolean {
  return asked?.kind === 'tyche' && asked.seats.includes(0) && table.turn === 3 && table.round < 3;
}
interface Successors {
  readonly turn: number;
  readonly round: number;
}

/** A few villages have fallen, and the first player has the turn. */
function isEventful({
  table,
  asked,
}: SeatView<{ readonly holders: { readonly [village: string]: unknown } }>) {
  const holders = Object.values(table.holders).filter((holder) => holder !== null);
  return holders.length >= HELD && asked?.kind === 'turn' && asked.seats[0] === 0;
}

/** A march that is considered, one that is intercepted, and a battle: at a table that begins as in the design. */
async function takenOfMarches(): Promise<void> {
  const position = {
    turn: 3,
    round: 1,
    step: 'activation',
    active: 0,
    die: 5,
    colours: ['blue', 'red', 'yellow'],
    provinces: { phrygia: 0, lydia: 0, kilikia: 0, kappadokia: 1, makedonia: 2, thessalia: 2 },
    generals: {
      antigonos: '0 kelainai',
      demetrios: '0 tarsos',
      eumenes: '1 mazaka',
      philoxenos: '1 nora',
      krateros: '1 ankyra',
      polyperchon: '2 pella',
    },
    units: [
      '0 kelainai loyal 5 mercenary 3 elephant 2',
      '0 tarsos loyal 2 mercenary 3',
      '0 sardeis inside mercenary 2',
      '1 mazaka loyal 4 mercenary 3',
      '1 nora mercenary 2',
      '1 ankyra mercenary 1',
      '2 pella loyal 2 mercenary 3',
    ],
    royals: { kleopatra: 'kelainai by 0', philippos: 'pella by 2' },
  };
  const names = ['Berenike', 'Roxane', 'Hektor'];
  const cus = { cavalry: 0, royal: 0, 'silver-shields': 0 };
  const all = { mercenary: 3, elephant: 2, loyal: 5, ...cus };
  const march = {
    march: 'antigonos',
    from: 'kelainai',
    side: 'outside',
    with: [],
    ...all,
    carry: ['kleopatra'],
  };
  const toDana: Script = [
    [0, march],
    [0, { go: 'ikonion' }],
    [0, { go: 'dana' }],
  ];
  const toMazaka: Script = [
    ...toDana,
    [1, { pass: true }],
    [0, { go: 'mazaka' }],
    [1, { pass: true }],
    [1, { stay: true }],
  ];
  const begun = await openScene(position, { names });
  const halfway = await openScene(position, { names });
  await halfway.play(toDana.slice(0, 2));
  const entered = await openScene(position, { names });
  await entered.play(toDana);
  // The Attacker wins, and chooses what it has cost.
  const fought = await openScene(position, {
    names,
    script: toMazaka,
    isWanted: (events) => events.some(({ key, params }) => key === 'event.wonBattle' && params.seat === 0),
  });
  await fought.play(toMazaka);
  const scenes = [begun, halfway, entered, fought];
  try {
    for (const width of ['wide', 'narrow'] as const)
      for (const colorScheme of SCHEMES) {
        const looks = { width, colorScheme };
        const of = (scene: Scene, seat: number, prepare?: (page: Page) => Promise<void>) =>
          [
            [scene.seats[seat]],
            { address: scene.address, awaited: '.map-things', ...(prepare && { prepare }) },
          ] as const;
        const isPhone = width === 'narrow';
        await taken(
          'successors-march',
          looks,
          ...(isPhone ? of(halfway, 0, deciding) : of(begun, 0, considering)),
        );
        await taken('successors-intercept', looks, ...of(entered, 1, (page) => intercepting(page)));
        await taken(
          'successors-battle',
          looks,
          ...of(fought, 0, (page) => page.locator('.battle-losing').waitFor()),
        );
        await taken('successors-rules', looks, ...of(entered, 1, reading));
        await taken('successors-aid', looks, ...of(halfway, 0, lookingUp));
      }
    const german = { address: entered.address, awaited: '.map-things', prepare: reading };
    await taken('successors-rules-german', { language: 'de' }, [entered.seats[1]], german);
  } finally {
    for (const scene of scenes) await scene.close();
  }
}

/** All widths, light and dark; in German, too, where it is light. English pictures have no mark. */
function everyLook() {
  const widths = ['wide', 'medium', 'narrow'] as const;
  return widths.flatMap((width) =>
    SCHEMES.flatMap((colorScheme) =>
      (colorScheme === 'light' ? [ENGLISH, GERMAN] : [ENGLISH]).map(([language, mark]) => ({
        width,
        colorScheme,
        language,
        mark,
      })),
    ),
  );
}

/** A group that goes aboard, one at sea that puts some ashore, a declaration, and the Naval Battle: as in the design. */
async function takenOfVoyages(): Promise<void> {
  const names = ['Berenike', 'Kalliope', 'Roxane', 'Hektor'];
  const position = seaPosition({
    colours: ['blue', 'green', 'red', 'yellow'],
    provinces: {
      lykia: 0,
      karia: 0,
      lydia: 0,
      kypros: 1,
      rhodos: 1,
      aigyptos: 1,
      phoinike: 2,
      makedonia: 3,
    },
    fleets: { karia: 'upgraded', kilikia: '0', makedonia: 'dispersed' },
    hands: { 0: ['diplomacy'], 1: ['mutiny'], 2: ['condemnation'] },
  });
  const others: Script = [
    [1, { pass: true }],
    [2, { passAll: true }],
  ];
  const announced: Script = TO_PAPHOS.slice(0, 3);
  // Both hold a card that could matter before the dice fall; the server lets him pass who can play none.
  const played: Script = [...announced, [1, ALL_OF_GREEN], [2, { passAll: true }], [0, { pass: true }]];
  const driven: Script = [...played, [1, { pass: true }]];
  const begun = await openScene(position, { names });
  const atSea = await openScene(position, { names });
  await atSea.play([...announced, ...others]);
  const declaring = await openScene(position, { names });
  await declaring.play(announced);
  const fought = await openScene(position, {
    names,
    script: driven,
    isWanted: (events) =>
      events.some(({ key, params }) => key === 'event.wonNavalBattle' && params.seat === 1) &&
      events.some(({ key, params }) => key === 'event.attrition' && params.lost === 2),
  });
  await fought.play(played);
  const scenes = [begun, atSea, declaring, fought];
  try {
    for (const { mark, ...looks } of everyLook()) {
      const of = (scene: Scene, seat: number, prepare: (page: Page) => Promise<void>) =>
        [[scene.seats[seat]], { address: scene.address, awaited: '.map-things', prepare }] as const;
      await taken(`successors-sea-embark${mark}`, looks, ...of(begun, 0, embarking));
      await taken(`successors-sea-sail${mark}`, looks, ...of(atSea, 0, atPaphos));
      await taken(`successors-sea-drop-off${mark}`, looks, ...of(atSea, 0, droppingOff));
      await taken(
        `successors-sea-declare${mark}`,
        looks,
        ...of(declaring, 1, (page) => page.locator('.sea-strengths').waitFor()),
      );
      await taken(
        `successors-naval-battle${mark}`,
        looks,
        ...of(fought, 0, (page) => page.locator('.battle-losing').waitFor()),
      );
    }
  } finally {
    for (const scene of scenes) await scene.close();
  }
}
/** Those who sail are put together, and a port is pointed at. */
async function embarking(page: Page): Promise<void> {
  await page.locator('[data-offer^="army phaselis"]').click();
  await page.locator('.by-land-or-sea button').nth(1).click();
  await page.locator('.ring.choice').nth(1).waitFor();
  await page.waitForTimeout(1000);
  // Where less of the map is in sight, the first port is pressed by its name.
  if ((page.viewportSize()?.width ?? 0) < 1200) await page.locator('[data-offer="port paphos"]').click();
  else await page.mouse.move(...(await middleOf(page, 'salamis')));
  await page.locator('.sea-card .sea-risks').waitFor();
}
async function atPaphos(page: Page): Promise<void> {
  await page.locator('[data-offer^="sail salamis"]').waitFor();
}
/** Two Mercenaries under a Minor General. */
async function droppingOff(page: Page): Promise<void> {
  await page.locator('[data-offer^="dropOff"]').click();
  for (let i = 0; i < 2; i++) await page.locator('.composer .stepper button').nth(1).click();
  await page.locator('.composer .toggle.bare').nth(1).click();
  await page.locator('.composer .way-lines').waitFor();
}

/** Sieges on the map and in the seats, one that is considered, and the city that falls: as in the design. */
async function takenOfSieges(): Promise<void> {
  const names = ['Berenike', 'Roxane', 'Hektor', 'Kalliope'];
  const begun = await openScene(FOUR_AT_WAR, { names });
  const considered = await openScene(FOUR_AT_WAR, { names });
  await considered.play(FIRST_SIEGE.slice(0, 1));
  const fallen = await openScene(FOUR_AT_WAR, {
    names,
    script: FIRST_SIEGE,
    isWanted: (events) => events.some(({ key }) => key === 'event.cityFell'),
  });
  await fallen.play(FIRST_SIEGE);
  const scenes = [begun, considered, fallen];
  try {
    for (const { mark, ...looks } of everyLook()) {
      const of = (scene: Scene, prepare?: (page: Page) => Promise<void>) =>
        [
          [scene.seats[0]],
          { address: scene.address, awaited: '.map-things', ...(prepare && { prepare }) },
        ] as const;
      await taken(`successors-siege-map${mark}`, looks, ...of(begun));
      await taken(`successors-siege${mark}`, looks, ...of(considered, besieging));
      await taken(
        `successors-siege-falls${mark}`,
        looks,
        ...of(fallen, (page) => page.locator('.siege-fell').waitFor()),
      );
    }
  } finally {
    for (const scene of scenes) await scene.close();
  }
}
async function besieging(page: Page): Promise<void> {
  await page.locator('[data-offer="siege"]').click();
  await page.locator('.siege-do[aria-disabled="false"]').waitFor();
}

/** A Surprise card that can be played, one that can be answered, standing orders, and a plan that was stopped. */
async function takenOfReactions(): Promise<void> {
  const names = ['Roxane', 'Berenike'];
  const [asked, answering, ordered] = [
    await openScene(IKONION, { names }),
    await openScene(IKONION, { names }),
    await openScene(PLANNED, { names: ['Hektor', 'Berenike'] }),
  ];
  await asked.play(NO_CARD_OF_HERS);
  await answering.play(MUTINY);
  const passing = { on: 'intercept', when: { chance: 60 }, answer: 'default' };
  const evading = { on: 'evade', when: { lost: 60, by: ['0'] }, answer: { do: 'evade' } };
  const playing = {
    ...{ on: 'battleCards', when: { elephants: 2 }, once: true },
    answer: { do: 'play', with: { play: ['anti-elephant-devices'] } },
  };
  const asking = { on: 'intercept', when: { cus: 3, spaces: ['dana', 'nora'] }, answer: 'ask' };
  await ordered.tell(1, 'steward', {
    orders: [passing, { on: 'intercept', when: { cus: 8 }, answer: 'default' }, asking, evading, playing],
  });
  await ordered.play(PLANNED_MARCH.slice(0, -1));
  const stopped = await openScene(PLANNED, {
    names: ['Berenike', 'Roxane'],
    script: PLANNED_MARCH,
    isWanted: (events) =>
      events.some(({ key, params }) => key === 'event.interceptionRoll' && params.success),
  });
  await stopped.play(PLANNED_MARCH.slice(0, 1));
  const steps = [...PLANNED_MARCH.slice(1, -1).map(([, step]) => step), { removePc: true }];
  await stopped.tell(0, 'plan', { steps: steps.map((step) => ({ on: 'march', do: step })) });
  await stopped.play(PLANNED_MARCH.slice(-1));
  const laid = await openScene(PLANNED, { names: ['Berenike', 'Roxane'] });
  await laid.play(PLANNED_MARCH.slice(0, 1));
  const scenes = [asked, answering, ordered, stopped, laid];
  try {
    for (const { mark, ...looks } of everyLook()) {
      const of = (scene: Scene, seat: number, prepare: (page: Page) => Promise<void>) =>
        [[scene.seats[seat]], { address: scene.address, awaited: '.map-things', prepare }] as const;
      await taken(
        `successors-reaction${mark}`,
        looks,
        ...of(asked, 1, (page) => page.locator('.reaction-compared').first().waitFor()),
      );
      await taken(
        `successors-reaction-liar${mark}`,
        looks,
        ...of(answering, 1, (page) => page.locator('.reaction-compared').first().waitFor()),
      );
      await taken(`successors-orders${mark}`, looks, ...of(ordered, 1, readingOrders));
      await taken(
        `successors-plan${mark}`,
        looks,
        ...of(stopped, 0, (page) => page.locator('.plan-card .stopped').waitFor()),
      );
      await taken(`successors-plan-laid${mark}`, looks, ...of(laid, 0, planning));
    }
  } finally {
    for (const scene of scenes) await scene.close();
  }
}
async function readingOrders(page: Page): Promise<void> {
  await page.locator('[aria-label="Menu"], [aria-label="Menü"]').first().click();
  await page.locator('.menu-ways button', { hasText: /Standing orders|Daueranweisungen/ }).click();
  await page.locator('.steward-order').first().waitFor();
}
/** To Ikonion, and with two Mercenaries from there on to Dana, where Eumenes may Intercept. */
async function planning(page: Page): Promise<void> {
  await page.locator('[data-offer="plan"]').click();
  await page.locator('.ring.choice').nth(1).waitFor();
  await page.waitForTimeout(1000);
  await page.mouse.click(...(await middleOf(page, 'ikonion')));
  await page.locator('[data-offer="regroup"]').click();
  await page.locator('.composer .composer-units button').first().click();
  await page.locator('.composer .confirm').click();
  await page.locator('[data-offer="carry-out"]').waitFor();
  // On a phone it lies beyond the edge of the map.
  if ((page.viewportSize()?.width ?? 0) <= VIEWPORTS.narrow.width) return lookingAway(page);
  await page.mouse.click(...(await middleOf(page, 'dana')));
  await page.locator('.plan-stops .way-line').first().waitFor();
}

/** The army is put together, and a space pointed at. */
async function considering(page: Page): Promise<void> {
  await page.locator('[data-offer^="army kelainai"]').click();
  await page.locator('.ring.choice').nth(1).waitFor();
  await page.waitForTimeout(1000);
  await page.mouse.move(...(await middleOf(page, 'mazaka')));
  await page.locator('.way-card .way-cost').first().waitFor();
}
/** On a phone nothing is pointed at: a space is pressed where somebody may come between. */
async function deciding(page: Page): Promise<void> {
  await page.locator('.ring.choice').nth(1).waitFor();
  await page.waitForTimeout(1000);
  await page.mouse.click(...(await middleOf(page, 'dana')));
  await page.locator('.way-card .way-cost').first().waitFor();
}
async function middleOf(page: Page, space: string): Promise<[x: number, y: number]> {
  const box = await page.locator(`.spaces [data-space="${space}"]`).boundingBox();
  if (box === null) throw new Error(`${space} is not on the map`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
async function intercepting(page: Page): Promise<void> {
  await page.locator('[data-offer^="intercept mazaka"]').click();
  await page.locator('.composer').waitFor();
}

/** A clause, from the question that it is about. */
async function reading(page: Page): Promise<void> {
  await page.locator('.prompt .rule-sign').click();
  await page.locator('.rules-ruling').first().waitFor();
  await lookingAway(page);
}
async function lookingUp(page: Page): Promise<void> {
  await page.locator('.prompt .rule-sign').click();
  await page.locator('.rules-tabs a').last().click();
  await page.locator('.aid-numbers').first().waitFor();
}

/** The hand as it lies there, a card that is opened, and what an event is played on. */
async function takenOfHands(): Promise<void> {
  const names = ['Berenike', 'Roxane', 'Hektor', 'Kalliope', 'Ptolemaios'];
  const scene = await openScene(FIVE_AT_CARDS, { names });
  const opened = async (page: Page, card: string) => {
    // What each card could be used on is asked for when somebody is there.
    await page.mouse.move(200, 300);
    await page.locator(`[data-card="${card}"]`).click();
    await page.locator('.opened-card [data-use="event"]').waitFor();
    await page.waitForLoadState('networkidle');
  };
  try {
    for (const { mark, ...looks } of everyLook()) {
      const shown = { address: scene.address, awaited: '.map-things' };
      const at = (prepare: (page: Page) => Promise<void>) => ({ ...shown, prepare });
      await taken(`successors-hand${mark}`, looks, [scene.seats[0]], at(lookingAway));
      await taken(
        `successors-hand-card${mark}`,
        looks,
        [scene.seats[0]],
        at((page) => opened(page, 'major-campaign')),
      );
    }
  } finally {
    await scene.close();
  }
}

/** 16: the set-up, a Capital that is founded, one that is defended and taken, an Army that is incited, the Cart destroyed. */
async function takenOfOptions(): Promise<void> {
  const names = ['Berenike', 'Roxane'];
  const { FOUND, BESIEGE, TAKE, FETCH, INCITE, GIVE_WAY } = options;
  const script = [...FOUND, ...BESIEGE, ...TAKE, ...FETCH, ...INCITE, ...GIVE_WAY];
  const after = async (...parts: readonly Script[]): Promise<Scene> => {
    const scene = await openScene(options.CAPITALS, {
      ...{ names, options: options.OPTIONS, script, isWanted: options.asTold },
    });
    await scene.play(parts.flat());
    return scene;
  };
  const scenes = {
    founding: await after(FOUND.slice(0, 1)),
    founded: await after(FOUND),
    defended: await after(FOUND, BESIEGE.slice(0, -1)),
    taken: await after(FOUND, BESIEGE, TAKE),
    inciting: await after(FOUND, BESIEGE, TAKE, FETCH),
    destroyed: await after(script),
  };
  const waiting = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
  try {
    for (const { mark, ...looks } of everyLook()) {
      const of = (scene: Scene, seat: number, prepare: (page: Page) => Promise<void>) =>
        [[scene.seats[seat]], { address: scene.address, awaited: '.map-things', prepare }] as const;
      await taken(`lobby-options${mark}`, looks, [], {
        path: '/?game=successors',
        awaited: '.new-table',
        prepare: choosing,
        isWhole: true,
      });
      await taken(
        `successors-capital-founding${mark}`,
        looks,
        ...of(scenes.founding, 0, waiting('[data-offer="at gordion"]')),
      );
      await taken(
        `successors-capital-founded${mark}`,
        looks,
        ...of(scenes.founded, 0, waiting('[data-kind=activate]')),
      );
      await taken(
        `successors-siege-defence${mark}`,
        looks,
        ...of(scenes.defended, 1, waiting('.battle-losing')),
      );
      await taken(`successors-capital-taken${mark}`, looks, ...of(scenes.taken, 0, waiting('.siege-fell')));
      await taken(`successors-incite${mark}`, looks, ...of(scenes.inciting, 1, inciting));
      await taken(
        `successors-cart-destroyed${mark}`,
        looks,
        ...of(scenes.destroyed, 0, waiting('[data-kind=march]')),
      );
    }
  } finally {
    for (const scene of Object.values(scenes)) await scene.close();
  }
}
/** Two optional rules of which the book advises against having both. */
async function choosing(page: Page): Promise<void> {
  await page.locator('.new-table .settings > summary').click();
  for (const group of await page.locator('.settings-group > summary').all()) await group.click();
  for (const name of [/^Cavalry CUs|^Kavallerie-KV/, /Cavalry Superiority|Überlegene Reiterei/])
    await page.getByLabel(name).first().check();
}
async function inciting(page: Page): Promise<void> {
  await page.locator('[data-offer^="incite"]').first().click();
  await page.locator('[data-offer*="fog"]').first().waitFor();
  await lookingAway(page);
}

interface Shown {
  /** All of the page, however long it is. */
  readonly isWhole?: boolean;
  /** Another server than the one of all tables. */
  readonly address?: string;
  /** The address and what has to be there; else it is the table of the first seat. */
  readonly path?: string;
  readonly awaited?: string;
  prepare?(page: Page): Promise<void>;
}

/** Visits as one who has taken these seats before, and takes the picture. */
async function taken(name: string, looks: Looks, seats: readonly Seat[], shown: Shown = {}): Promise<void> {
  const { width = 'wide', colorScheme = 'light', language = 'en' } = looks;
  const viewport = VIEWPORTS[width];
  const { page, context } = await visitor(browser, {
    isPainted: true,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const kept = { seats, name: seats[0]?.name ?? '', language };
  for (const [key, value] of Object.entries(kept)) {
    const script = `localStorage.setItem('diadochi.${key}', ${JSON.stringify(JSON.stringify(value))})`;
    await page.addInitScript(script);
  }
  await page.goto((shown.address ?? server.address) + (shown.path ?? `/table/${seats[0]?.id}`));
  await page
    .locator(shown.awaited ?? '.prompt')
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await shown.prepare?.(page);
  // A map is large: it is drawn after it is there.
  if (shown.awaited?.endsWith('.map-things')) await page.waitForTimeout(1500);
  const picture = await page.screenshot({ animations: 'disabled', fullPage: shown.isWhole === true });
  // Only what comes in all four looks says which one it is.
  const look = looks.width === undefined ? '' : `-${width}-${colorScheme}`;
  writeFileSync(join(folder, `${name}${look}.png`), smallPng(picture));
  await context.close();
}
