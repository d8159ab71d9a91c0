/** The action vocabulary of a game, as Markdown: every question, the fields of its answers, and an example. */

import { dice, type Form, fillIn, type Game, type Json, ORDERS, randomMove, seeded } from '@diadochi/kernel';

type Way = Form['ways'][number];

const MOST_GAMES = 500;
const MOST_NAMES = 12;

export function vocabularyOf(game: Game): string {
  const found = examplesOf(game);
  const sections = Object.values(game.forms).flatMap((form) => [
    `## ${form.kind}`,
    introduction(game, form),
    ...form.ways.flatMap((way) => section(game, form, way, found)),
  ]);
  return [`# Actions of ${game.name}`, ...sections].join('\n\n');
}

const ROLES: { readonly [R in Form['role']]: string } = {
  asked: 'An answer to a question that the game puts to a seat.',
  interjection: 'A seat may say this at any rest, whoever is being asked.',
  orders: 'A seat may say this at any rest; it holds until the seat says otherwise.',
};
function introduction(game: Game, { role, about }: Form): string {
  const parts = Object.entries(about).map(([field, sort]) => `\`${field}\` (${typeOf(game, sort)})`);
  return [ROLES[role], ...(parts.length > 0 ? [`The question is about ${parts.join(', ')}.`] : [])].join(' ');
}

function section(game: Game, form: Form, way: Way, found: Examples): string[] {
  const rows = way.fields.map(
    ({ name, list, sort }) =>
      `| \`${name}\` | ${list ? 'a list without repetition, each ' : ''}${typeOf(game, sort)} |`,
  );
  const example = found.get(nameOf(form, way));
  return [
    `### ${way.verb}`,
    ['| field | type |', '| --- | --- |', ...rows].join('\n'),
    example === undefined ? 'No example came up.' : `Example: \`${JSON.stringify(example)}\``,
  ];
}

function typeOf({ contract }: Game, sort: unknown): string {
  if (Array.isArray(sort)) return `a list, each ${typeOf({ contract } as Game, sort[0])}`;
  if (typeof sort !== 'string') return 'a record';
  const noun = sort.replace(/\?$/, '');
  const orNull = noun === sort ? '' : ', or null';
  const plain = { count: 'a whole number', seat: 'a seat, from 0', flag: 'true or false', yes: 'true' }[noun];
  if (plain !== undefined) return plain + orNull;
  const nouns = { ...contract.nouns, window: Object.keys(contract.windows), order: ORDERS };
  const names: readonly string[] = nouns[noun as keyof typeof nouns] ?? [];
  const shown = names.slice(0, MOST_NAMES).map((name) => `\`${name}\``);
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return `${noun}${shown.length > 0 ? `: ${shown.join(', ')}${more}` : ''}${orNull}`;
}

type Examples = Map<string, Json>;
const nameOf = (form: Form, { verb }: Way): string => `${form.kind} ${verb}`;

/** An example of each answer that really was accepted, out of random games. */
function examplesOf(game: Game): Examples {
  const found: Examples = new Map();
  const missing = new Set(
    Object.values(game.forms).flatMap((form) => form.ways.map((way) => nameOf(form, way))),
  );
  const uninvited = Object.values(game.forms).filter(({ role }) => role !== 'asked');
  const { least, most } = game.seats;
  for (let i = 0; i < MOST_GAMES && missing.size > 0; i++) {
    const choice = dice(`examples ${i} bots`);
    const chance = seeded(`examples ${i}`);
    let position = game.start({ seats: most - (i % (most - least + 1)) }, chance);
    const note = (q: Parameters<Game['action']>[0]): Json => {
      const action = game.action(q);
      const name = nameOf(q.form, q.way as Way);
      if (missing.has(name) && game.judge(position, q.seat, action).allowed) {
        found.set(name, action);
        missing.delete(name);
      }
      return action;
    };
    for (;;) {
      for (const { kind, ways } of uninvited)
        if (ways.some((way) => missing.has(nameOf(game.forms[kind], way)))) {
          const q = game.interjection(position, choice(position.seats), kind);
          if (q !== null && hasAnswer(game, position, q)) {
            fillIn(position, q, choice);
            note(q);
          }
        }
      const move = randomMove(game, position, choice);
      if (move === null) break;
      position = game.apply(position, move.seat, note(move), chance);
    }
  }
  return found;
}

const hasAnswer = (
  game: Game,
  position: Parameters<Game['options']>[0],
  { seat, form }: { seat: number; form: Form },
): boolean => game.options(position, seat, {}, { kind: form.kind }).options.length > 0;
