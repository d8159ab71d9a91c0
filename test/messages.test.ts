/**
 * Everything that players read comes from the message catalogues: each message that the kernel and the games can
 * give has a text, and no text is there for nothing. (That no code holds a text of its own: texts-in-code.test.ts.)
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { games } from '../packages/cli/src/games.ts';
import { TABLE_EVENTS } from '../packages/kernel/src/events.ts';
import { calledName, everyNode, type Node, sourcesOf, walk } from './sources.ts';

const LANGUAGES = ['en', 'de', 'it', 'pl'];

/** Message keys, each with the parameters that come with it. */
type Messages = Map<string, ReadonlySet<string>>;

// What the code says

const keyOf = (property: Node): string => {
  const key = property.key as Node;
  return String(key.name ?? key.value);
};
const propertiesOf = (node: Node | undefined): Node[] =>
  node?.type === 'ObjectExpression'
    ? (node.properties as Node[]).filter(({ type }) => type === 'Property')
    : [];
const stringsIn = (path: string, node: Node): string[] => {
  const found = everyNode(node).flatMap(({ type, value }) =>
    type === 'Literal' && typeof value === 'string' ? [value] : [],
  );
  if (found.length === 0) throw new Error(`${path}: no text where one is expected`);
  return found;
};

/** A question's field, and the clauses that can refuse what is chosen for it. */
interface Refusing {
  readonly kind: string;
  readonly verb: string;
  readonly field: string;
  readonly clauses: readonly string[];
}
interface Said {
  /** The clauses of each `rule({…})`, and the roles of each `demands({…})`: a card says which clause a role has. */
  readonly rules: Map<string, readonly string[]>;
  readonly refusing: Refusing[];
  /** The roles that are refused in questions of events: every card puts the same ones. */
  readonly roles: ReadonlySet<string>;
  /** The kinds of `conditions({…})`: they are refused where an event is chosen. */
  readonly conditions: ReadonlySet<string>;
}

/** Which clauses refuse, and where they do so, by the sources of a game. */
function read(files: { readonly [path: string]: string }): Said {
  const rules = new Map<string, readonly string[]>();
  const roles = new Set<string>();
  const conditions = new Set<string>();
  for (const [path, text] of Object.entries(files))
    walk(path, text, (node, ancestors) => {
      if (node.type === 'CallExpression' && calledName(node) === 'conditions')
        for (const kind of propertiesOf((node.arguments as Node[])[0])) conditions.add(keyOf(kind));
      if (isRule(node)) {
        const declared = ancestors.at(-1) as Node;
        const name = declared.type === 'VariableDeclarator' ? String((declared.id as Node).name) : '';
        if (name === '' || rules.has(name)) throw new Error(`${path}: a rule needs a name of its own`);
        rules.set(name, propertiesOf((node.arguments as Node[])[0]).map(keyOf));
        if (calledName(node) === 'demands') for (const role of rules.get(name) ?? []) roles.add(role);
      }
    });

  // A function named `broken…` passes on what the rules of its file say.
  const passed = new Map<string, readonly string[]>();
  for (const [path, text] of Object.entries(files)) {
    const mine: string[] = [];
    walk(path, text, (node) => {
      if (isRule(node)) mine.push(...propertiesOf((node.arguments as Node[])[0]).map(keyOf));
    });
    walk(path, text, (node) => {
      const name = node.type === 'FunctionDeclaration' ? String((node.id as Node).name) : '';
      if (name.startsWith('broken')) passed.set(name, mine);
    });
  }

  const refusing: Refusing[] = [];
  for (const [path, text] of Object.entries(files))
    walk(path, text, (node) => {
      if (node.type !== 'CallExpression' || !QUESTIONS.includes(calledName(node))) return;
      const [name, body] = node.arguments as Node[];
      const ways = body?.type === 'ArrayExpression' ? body : valueAt(body, 'ways');
      for (const way of (ways?.elements ?? []) as Node[]) {
        const fields = fieldsOf(objectOf(files, way, path), files, path);
        for (const field of fields)
          refusing.push({
            kind: String(name.value),
            verb: keyOf(fields[0]),
            field: keyOf(field),
            clauses: clausesOf(fieldOf(files, field.value as Node, path), rules, passed),
          });
      }
    });
  return { rules, refusing, roles, conditions };
}
const isRule = (node: Node): boolean =>
  node.type === 'CallExpression' && ['rule', 'demands'].includes(calledName(node));
const QUESTIONS = ['decision', 'window', 'interjection'];

/** What a name stands for, in whatever file of the game it is. */
function constant(files: { readonly [path: string]: string }, { name }: Node, from: string): Node {
  const found = constantsOf(files).get(String(name)) ?? [];
  if (found.length !== 1) throw new Error(`${from}: '${name}' should be the name of one constant`);
  return found[0];
}
function constantsOf(files: { readonly [path: string]: string }): Map<string, Node[]> {
  const known = constants.get(files);
  if (known !== undefined) return known;
  const found = new Map<string, Node[]>();
  for (const [path, text] of Object.entries(files))
    walk(path, text, (node) => {
      if (node.type !== 'VariableDeclarator' && node.type !== 'FunctionDeclaration') return;
      const name = String((node.id as Node).name);
      const value = node.type === 'FunctionDeclaration' ? node : (node.init as Node);
      found.set(name, [...(found.get(name) ?? []), value]);
    });
  constants.set(files, found);
  return found;
}
const constants = new WeakMap<object, Map<string, Node[]>>();

/** What a way or its shared fields stand for: an object, the name of one, or a call of what makes one. */
function objectOf(files: { readonly [path: string]: string }, node: Node, path: string): Node {
  if (node.type === 'Identifier') return objectOf(files, constant(files, node, path), path);
  if (node.type !== 'CallExpression') return node;
  const body = constant(files, node.callee as Node, path).body as Node;
  if (body.type === 'BlockStatement') return (body.body as Node[]).at(-1)?.argument as Node;
  return body.type === 'ParenthesizedExpression' ? (body.expression as Node) : body;
}

/** What a field stands for: what it is, the name of what several ways share, or a call that makes it. */
function fieldOf(files: { readonly [path: string]: string }, value: Node, path: string): Node {
  if (value.type === 'Identifier') return constant(files, value, path);
  if (value.type !== 'CallExpression') return value;
  return together(value, boundsIn(value));
}
/** Several nodes as one: whatever is said in any of them. */
const together = (...elements: readonly Node[]): Node =>
  ({ type: 'ArrayExpression', elements }) as unknown as Node;
/** What makes a field, or several, is told the clause of its bounds first. */
function boundsIn(call: Node): Node {
  const bounds = { type: 'Property', key: { name: 'bounds' }, value: (call.arguments as Node[])[0] };
  const isClause = (call.arguments as Node[])[0]?.type === 'Literal';
  return { type: 'ObjectExpression', properties: isClause ? [bounds] : [] } as unknown as Node;
}

/** The fields of a way to answer; what makes fields for several ways is told the clause of their bounds. */
function fieldsOf(way: Node, files: { readonly [path: string]: string }, path: string): Node[] {
  return (way.properties as Node[]).flatMap((property): Node[] => {
    if (property.type !== 'SpreadElement') return [property];
    const argument = property.argument as Node;
    const shared = propertiesOf(objectOf(files, argument, path));
    if (shared.length === 0) throw new Error(`${path}: what is spread into a question should be fields`);
    if (argument.type !== 'CallExpression') return shared;
    return shared.map(
      (field) => ({ ...field, value: together(field.value as Node, boundsIn(argument)) }) as unknown as Node,
    );
  });
}
const valueAt = (node: Node | undefined, key: string): Node | undefined =>
  propertiesOf(node).find((property) => keyOf(property) === key)?.value as Node | undefined;

/** `bounds`, and the clauses of every rule that `closed` and `may` ask. */
function clausesOf(field: Node, rules: Said['rules'], passed: Said['rules']): string[] {
  return everyNode(field).flatMap((node) => {
    if (node.type === 'Identifier')
      return rules.get(String(node.name)) ?? passed.get(String(node.name)) ?? [];
    return node.type === 'Property' && keyOf(node) === 'bounds'
      ? stringsIn('bounds', node.value as Node)
      : [];
  });
}

// Which messages there are

type Game = (typeof games)[string];

/** The messages of the table itself. */
function kernelMessages(files: { readonly [path: string]: string }): Messages {
  const messages: Messages = new Map();
  // What the commands show of every game: a seat's name, and what it scored.
  messages.set('seat.name', new Set(['number']));
  messages.set('outcome.score', new Set(['seat', 'score']));
  messages.set('outcome.abandoned', new Set(['winners', 'count']));
  messages.set('prompt.orders', new Set(['seat']));
  for (const [event, params] of Object.entries(TABLE_EVENTS))
    messages.set(`event.${event}`, new Set(Object.keys(params)));
  for (const [path, text] of Object.entries(files))
    walk(path, text, (node, ancestors) => {
      const { value } = node;
      if (node.type === 'Literal' && typeof value === 'string' && /^K-\d+$/.test(value))
        messages.set(`refusal.${value}`, new Set(['seat']));
      if (isNamed(ancestors.at(-1), 'ORDERS') || isNamed(ancestors.at(-2), 'ORDERS'))
        if (node.type === 'ArrayExpression')
          for (const order of stringsIn(path, node)) messages.set(`noun.order.${order}`, new Set());
    });
  return messages;
}
const isNamed = (node: Node | undefined, name: string): boolean =>
  node?.type === 'VariableDeclarator' && (node.id as Node).name === name;

function gameMessages(game: Game, said: Said): { needed: Messages; possible: Messages } {
  const needed: Messages = new Map();
  const { contract, forms, outcomes, settings } = game;
  for (const [kind, { about, role }] of Object.entries(forms))
    if (role !== 'orders') needed.set(`prompt.${kind}`, new Set(['seat', ...Object.keys(about)]));
  for (const [event, params] of Object.entries(contract.events))
    needed.set(`event.${event}`, new Set(Object.keys(params)));
  const nouns: [string, readonly string[]][] = [
    ...Object.entries(contract.nouns),
    ['window', Object.keys(contract.windows)],
  ];
  const spoken = spokenOf(contract);
  for (const [noun, names] of nouns)
    if (spoken.has(noun) || noun === 'window')
      for (const name of names) needed.set(`noun.${noun}.${name}`, new Set());
  for (const [key, setting] of Object.entries(settings)) {
    needed.set(`option.${key}`, new Set());
    if (setting.type === 'choice')
      for (const choice of setting.among) needed.set(`choice.${key}.${choice}`, new Set());
  }
  for (const kind of outcomes) needed.set(`outcome.${kind}`, new Set(['winners', 'count']));
  for (const clauses of said.rules.values())
    for (const clause of clauses) needed.set(`refusal.${clause}`, new Set(['seat']));
  for (const role of said.roles) needed.set(`refusal.${role}`, new Set(['seat', 'card']));
  for (const kind of said.conditions) needed.set(`refusal.${kind}`, new Set(['seat', 'event']));
  for (const [clause, params] of refusalParams(game, said)) needed.set(`refusal.${clause}`, params);

  // A procedure with a title is a heading where a game is told; the others only set in what they tell.
  const possible: Messages = new Map([['neutral', new Set<string>()]]); // a side without a player
  for (const [name, { args, locals }] of Object.entries(contract.procedures))
    possible.set(
      `procedure.${name}`,
      new Set([
        ...Object.keys({ ...args, ...locals }),
        ...turnFacts.filter((fact) => game.scenes.facts.includes(fact)),
      ]),
    );
  return { needed, possible };
}
/** The nouns that players hear of: some are only in the frames of a saved game. */
function spokenOf({ decisions, windows, interjections, events }: Game['contract']): Set<string> {
  const shapes = JSON.stringify([decisions, windows, interjections, events]);
  return new Set([...shapes.matchAll(/"([a-zA-Z]+)\??"/g)].map(([, word]) => word));
}
const turnFacts = ['turn', 'season'];

/** What every refusal by a clause can speak of: the seat, what was asked, and the fields as far as they were chosen. */
function refusalParams(game: Game, { refusing }: Said): Messages {
  const found: Messages = new Map();
  for (const { kind, verb, field, clauses } of refusing) {
    const form = game.forms[kind];
    const fields = form.ways.find((way) => way.verb === verb)?.fields.map(({ name }) => name) ?? [];
    const params = new Set([
      'seat',
      ...Object.keys(form.about),
      ...fields.slice(0, fields.indexOf(field) + 1),
    ]);
    for (const clause of clauses) found.set(clause, both(found.get(clause), params));
  }
  return found;
}

const both = (one: ReadonlySet<string> | undefined, other: ReadonlySet<string>): ReadonlySet<string> =>
  one === undefined ? other : new Set([...one].filter((each) => other.has(each)));

// What the catalogues say

/** What is wrong with the texts, by the messages that there are. */
function faultsOf(
  texts: { readonly [key: string]: unknown },
  needed: Messages,
  possible: Messages = new Map(),
): string[] {
  const faults = [...needed.keys()]
    .filter((key) => !Object.hasOwn(texts, key))
    .map((key) => `${key}: missing`);
  for (const [key, text] of Object.entries(texts)) {
    const params = needed.get(key) ?? possible.get(key);
    if (params === undefined) faults.push(`${key}: used by nothing`);
    else if (typeof text !== 'string' || text.trim() === '') faults.push(`${key}: no text`);
    else faults.push(...textFaults(text, params).map((fault) => `${key}: ${fault}`));
  }
  return faults;
}

function textFaults(text: string, params: ReadonlySet<string>): string[] {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    return [`not ICU: ${(error as Error).message}`];
  }
  return placeholdersIn(elements)
    .filter((name) => !params.has(name))
    .map((name) => `{${name}} is none of its parameters`);
}

function placeholdersIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return placeholdersIn(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => placeholdersIn(value))];
    return [element.value];
  });
}

// The project itself

const root = posix.join(import.meta.dirname, '..');
const catalogues = globSync('packages/*/messages/*.json', { cwd: root })
  .sort()
  .map((path) => ({
    path,
    pack: path.split('/')[1],
    language: posix.basename(path, '.json'),
    texts: JSON.parse(readFileSync(posix.join(root, path), 'utf8')) as { [key: string]: unknown },
  }));

test('the kernel and every game have an English catalogue, and no file is in an unknown language', () => {
  const english = catalogues.filter(({ language }) => language === 'en').map(({ pack }) => pack);
  expect(english.sort()).toEqual(['kernel', 'web', ...Object.keys(games)].sort());
  for (const { path, language } of catalogues) expect(LANGUAGES, path).toContain(language);
});

// The page's own texts, and what it says of a game (`phalanxx.…`, wherever it stands): page-messages.test.ts.
for (const { path, pack, texts } of catalogues.filter((each) => each.pack !== 'web'))
  test(`${path} has a text for every message, and no other`, () => {
    if (pack === 'kernel') {
      expect(faultsOf(texts, kernelMessages(sourcesOf(pack)))).toEqual([]);
      return;
    }
    const { needed, possible } = gameMessages(games[pack], read(sourcesOf(pack)));
    const own = Object.entries(texts).filter(([key]) => !key.startsWith(`${pack}.`));
    expect(faultsOf(Object.fromEntries(own), needed, possible)).toEqual([]);
  });

describe('these checks find what is wrong', () => {
  const messages: Messages = new Map([['event.took', new Set(['seat', 'lost'])]]);

  test.each([
    ['a missing text', {}, ['event.took: missing']],
    [
      'a text that nothing uses',
      { 'event.took': '{seat}', 'event.gone': '' },
      ['event.gone: used by nothing'],
    ],
    ['an empty text', { 'event.took': ' ' }, ['event.took: no text']],
    ['a number for a text', { 'event.took': 1 }, ['event.took: no text']],
    ['an unknown placeholder', { 'event.took': '{who}' }, ['event.took: {who} is none of its parameters']],
    [
      'an unknown placeholder inside of a plural',
      { 'event.took': '{lost, plural, one {a {thing}} other {#}}' },
      ['event.took: {thing} is none of its parameters'],
    ],
    [
      'an unknown selector',
      { 'event.took': '{won, select, true {a} other {b}}' },
      ['event.took: {won} is none of its parameters'],
    ],
  ])('%s', (_, texts, faults) => {
    expect(faultsOf(texts, messages)).toEqual(faults);
  });
  test('a text that is no ICU', () => {
    expect(faultsOf({ 'event.took': '{seat' }, messages)[0]).toMatch('event.took: not ICU');
  });

  const source = {
    'a.ts': `
      export const mayShift = rule<[number]>({ 'X-01': () => true, 'X-02': () => true });
      const turn = decision('turn', [
        { raid: { bounds: 'X-03' }, led: { bounds: 'X-04', may: (p, q, v) => mayShift.broken(p, v) } },
        { rest: {} },
      ]);
      const omens = window('omens', { asks: () => true, ways: [{ play: { bounds: 'X-05' } }] });
`,
  };
  test('the clauses that refuse are found, with their questions', () => {
    expect(read(source).refusing.map(({ kind, field, clauses }) => [kind, field, ...clauses])).toEqual([
      ['turn', 'raid', 'X-03'],
      ['turn', 'led', 'X-04', 'X-01', 'X-02'],
      ['turn', 'rest'],
      ['omens', 'play', 'X-05'],
    ]);
  });
  test('a rule without a name', () => {
    expect(() => read({ 'a.ts': `call(rule({ 'X-01': () => true }));` })).toThrow('a name of its own');
  });
  test('a refusal speaks only of what every question has that it refuses', () => {
    const params = refusalParams(games.proof, read(sourcesOf('proof')));
    // T4-04 is asked after `led`, in a raid and in a storm.
    expect([...(params.get('T4-04') ?? [])].sort()).toEqual(['led', 'season', 'seat', 'with']);
  });
});
