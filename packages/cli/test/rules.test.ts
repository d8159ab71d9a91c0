import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { register } from '../src/commands/rules.ts';
import { citedIn, staleFiles, storeRun } from '../src/rules/citations.ts';
import { repository } from '../src/rules/workspace.ts';

/** A small repository with a game that is called `proof` and has little else in common with it. */
const toy = mkdtempSync(join(tmpdir(), 'diadochi-rules-'));
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(toy, path)), { recursive: true });
  writeFileSync(join(toy, path), text);
};

const HEADER = 'id\tsection\tclause\tkind\tsources\texample\tsame-as\ttestable';
const clause = (id: string, text: string, sameAs = '', testable = 'yes'): string =>
  [id, '1 The march', text, 'restriction', 'en', 'no', sameAs, testable].join('\t');
const CLAUSES = [
  HEADER,
  clause('X1-01', 'A march needs men.'),
  clause('X1-02', 'A march needs sandals.'),
  clause('X1-03', 'A man has three spears.'),
  clause('X1-04', 'A man has a shield.'),
  clause('X1-05', 'Marches are merry.'),
  clause('X1-06', 'Nobody has thought of this.'),
  clause('X1-07', 'Without men there is no march.', 'X1-01'),
  clause('X1-08', 'A man has a name.'),
  clause('X1-10', 'A march has a song.'),
  clause('X1-11', 'A march has an end.'),
  clause('X1-12', 'A man counts his spears.'),
  clause('X1-13', 'A march begins with a song.'),
  clause('X1-14', 'A march needs a drum.'),
  clause('X1-09', 'A march is printed in red.', '', 'no: describes the print'),
  '',
].join('\n');

const TEST = 'packages/proof/test/march.test.ts';
const OTHER = 'packages/proof/test/sandals.test.ts';
const titles = [
  'X1-01 without men there is no march',
  'X1-03 a man has three spears',
  'X1-04 X1-05 X1-08 a man is merry',
  'X1-10 this fails always',
  'X1-11 a march has an end',
  'X1-12 a man counts his spears',
  'X1-13 a march begins with a song',
  'X1-14 without a drum there is no march',
].map((title) => `marching > ${title}`);

const OTHER_TITLE = 'X1-02 a march in sandals is fine';

/** As if all tests had run and passed, with the sources as they are. */
const allPassed = (): void => {
  const passed = (title: string) => ({ title, state: 'passed' as const });
  storeRun(
    toy,
    new Map([
      [TEST, titles.map(passed)],
      [OTHER, [passed(OTHER_TITLE)]],
    ]),
    new Map(),
  );
};

beforeAll(() => {
  symlinkSync(join(repository, 'node_modules'), join(toy, 'node_modules'));
  put('packages/proof/rules/clauses.tsv', CLAUSES);
  put(
    'packages/proof/src/content.ts',
    `export const content = { spears: 3, name: 'Philip' };
export const song = { steps: { A_begin: () => 'sung' } };`,
  );
  put(
    'packages/proof/src/march.ts',
    `import { language } from '@diadochi/kernel';
import { content } from './content.ts';
const { rule } = language();
export const name = content.name.toUpperCase();
export const mayMarch = rule({
  'X1-01': (p) => p.men > 0,
  'X1-02': (p) => p.sandals > 0,
  'X1-14': (p) => p.drums !== 0,
});`,
  );
  put(
    TEST,
    `import { describe, expect, it } from 'vitest';
import { content, song } from '../src/content.ts';
import { mayMarch } from '../src/march.ts';
describe('marching', () => {
  it('X1-01 without men there is no march', () => expect(mayMarch.broken({ men: 0, sandals: 1 })).toBe('X1-01'));
  it('X1-03 a man has three spears', () => expect(content.spears).toBe(3));
  it('X1-04 X1-05 X1-08 a man is merry', () => {});
  it('X1-10 this fails always', () => expect.unreachable());
  it('X1-11 a march has an end', () => {});
  it('X1-12 a man counts his spears', () => expect(content.spears.toFixed(1)).toBe('3.0'));
  it('X1-13 a march begins with a song', () => expect(song.steps.A_begin()).toBe('sung'));
  it('X1-14 without a drum there is no march', () =>
    expect(mayMarch.broken({ men: 1, sandals: 1, drums: 0 })).toBe('X1-14'));
});`,
  );
  // Whatever else is broken at the same time must not be noticed here.
  put(
    OTHER,
    `import { expect, it } from 'vitest';
import { content } from '../src/content.ts';
import { mayMarch } from '../src/march.ts';
it('${OTHER_TITLE}', () => {
  expect(mayMarch.allows({ men: 1, sandals: 1 })).toBe(true);
  expect(mayMarch.allows({ men: 0, sandals: 1 })).toBe(false);
  expect(content).toEqual({ spears: 3, name: 'Philip' });
});`,
  );
  put(
    'packages/proof/test/march.breaks.ts',
    `import { breaks, withStep } from '@diadochi/kernel/mutants';
const silent = ({ song }) => ({ song: withStep(song, 'B_sing', () => 'silence') });
const content = () => import('../src/content.ts');
breaks('X1-13', content, silent);
breaks('X1-14', content, silent);
breaks('X1-03', content, ({ content }) => ({ content: { ...content, spears: 2 } }));
breaks('X1-04', content, () => ({ shield: false }));
breaks('X1-08', content, ({ content }) => ({ content: { ...content, name: undefined } }));
breaks('X1-11', content, () => process.kill(process.pid, 'SIGKILL'));
breaks('X1-12', content, ({ content }) => ({ content: { ...content, spears: null } }));
breaks('X1-10', content, ({ content }) => ({ content: { ...content } }));`,
  );
  allPassed();
});
afterAll(() => rmSync(toy, { recursive: true }));
afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

/** Runs `diadochi rules …`; gives its lines, and what it threw. */
async function rules(root: string, ...args: string[]): Promise<{ lines: string[]; error: Error | null }> {
  let output = '';
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
  const program = new Command().exitOverride();
  register(program, root);
  let error: Error | null = null;
  await program.parseAsync(['node', 'diadochi', 'rules', ...args]).catch((thrown: Error) => {
    error = thrown;
  });
  return { lines: output.trimEnd().split('\n'), error };
}

const unfit = (id: string): string =>
  `the mutant of ${id} does not fit /packages/proof/src/content.ts any more:`;

describe('diadochi rules prove', () => {
  it('finds the test that fails without a clause, or says why there is none', async () => {
    const { lines } = await rules(toy, 'prove', '--game', 'proof');
    expect(lines).toEqual([
      `proven  X1-01  ${TEST} > ${titles[0]}`,
      'failed  X1-02  with it switched off, the tests that cite it still pass',
      `proven  X1-03  ${TEST} > ${titles[1]}`,
      `failed  X1-04  ${unfit('X1-04')} there is no 'shield'`,
      'failed  X1-05  it is no entry of a rule, and no mutant breaks it: nothing to switch off',
      'failed  X1-06  no test that passes cites it',
      'proven  X1-07  as X1-01',
      // The file does not even load: that proves nothing.
      expect.stringMatching(/^failed {2}X1-08 {2}.*toUpperCase/),
      `failed  X1-10  ${titles[3]} fails with every clause on, too`,
      'failed  X1-11  its tests ended the process',
      // A mutant that breaks down shows nothing about the rule: a stale one would always be 'noticed'.
      expect.stringMatching(/^failed {2}X1-12 {2}.* broke down, which proves nothing: TypeError: .*toFixed/),
      // A step was renamed under its mutant; also where the mutant is not needed, since an entry can be switched off.
      `failed  X1-13  ${unfit('X1-13')} there is no step 'B_sing'`,
      `failed  X1-14  ${unfit('X1-14')} there is no step 'B_sing'`,
      '3 passed, 10 failed',
    ]);
    expect(process.exitCode).toBe(1);
  });

  // X1-02 is cited in another file than X1-01, an entry, and X1-03, a mutant: both files run in one process.
  it.each(['X1-01', 'X1-03'])('keeps trials that run together apart: %s', async (other) => {
    const { lines } = await rules(toy, 'prove', '--game', 'proof', other, 'X1-02');
    expect(lines).toEqual([
      expect.stringMatching(`^proven  ${other}`),
      'failed  X1-02  with it switched off, the tests that cite it still pass',
      '1 passed, 1 failed',
    ]);
  });

  it('lists the messages that say it', async () => {
    const { lines } = await rules(repository, 'show', 'T4-03');
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}packages\/proof\/messages\/en\.json:\d+: "refusal\.T4-03"/),
    );
  });

  it('shows a ruling, and what cites it', async () => {
    const { lines } = await rules(repository, 'show', 'D11-07');
    expect(lines[0]).toMatch(/^D11-07 \(successors, ruling\) \S/);
    expect(lines).toContainEqual(expect.stringMatching(/^RULING: /));
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}packages\/successors\/src\/rules\/\S+\.ts:\d+: .*D11-07/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}scenarios\/successors\/d11-07-failed-roll\.yaml:1: title: D11-07/),
    );
    expect((await rules(repository, 'show', 'DP-01')).lines[0]).toMatch(/^DP-01 \(phalanxx, ruling\) How/);
  });

  it('shows a clause of the kernel, which every game plays by', async () => {
    const { lines } = await rules(repository, 'show', 'K-01', '--lang', 'de');
    expect(lines[0]).toBe('K-01 (kernel, every game)');
    expect(lines[1]).toMatch(/\{seat\}/);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}packages\/kernel\/src\/ready-rules\.ts:\d+: .*NOT_ASKED/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}packages\/kernel\/messages\/de\.json:/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}packages\/successors\/test\//));
  });

  it('names the nearest ruling for one that there is not', async () => {
    const { error } = await rules(repository, 'show', 'D11-077');
    expect(error).toMatchObject({ message: 'no clause "D11-077"; do you mean "D11-07"?' });
  });

  it('names the nearest clause for one that there is not', async () => {
    const { error } = await rules(toy, 'prove', '--game', 'proof', 'X1-1');
    expect(error).toMatchObject({ name: 'BadInput', message: 'no clause "X1-1"; do you mean "X1-01"?' });
  });

  it('refuses a mutant of an unknown clause', async () => {
    const path = 'packages/proof/test/more.breaks.ts';
    put(path, `// one too many\nbreaks('X9-01', '../src/content.ts', () => ({}));\n`);
    allPassed();
    const { error } = await rules(toy, 'prove', '--game', 'proof', 'X1-01');
    rmSync(join(toy, path));
    expect(error).toMatchObject({
      name: 'BadInput',
      message: expect.stringContaining(`${path}:2: no clause`),
    });
  });
});

describe('diadochi rules coverage', () => {
  it('counts what is cited and proven, and fails on what is uncovered', async () => {
    allPassed();
    const { lines, error } = await rules(toy, 'coverage', '--game', 'proof', '--json');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0])).toMatchObject({
      clauses: 14,
      cited: 12,
      proven: 3,
      waived: 0,
      uncovered: ['X1-02', 'X1-04', 'X1-05', 'X1-06', 'X1-08', 'X1-10', 'X1-11', 'X1-12', 'X1-13', 'X1-14'],
      untestable: 1,
      sections: [{ section: '1 The march', clauses: 14 }],
    });
    expect(error).toMatchObject({
      name: 'CheckFailed',
      message: expect.stringContaining('uncovered: X1-02'),
    });
  });

  it('allows 1 % of all clauses to be waived', async () => {
    put('packages/proof/rules/waived.tsv', 'id\treason\nX1-02\tsandals are not modelled\n');
    const { lines, error } = await rules(toy, 'coverage', '--game', 'proof', '--json');
    rmSync(join(toy, 'packages/proof/rules/waived.tsv'));
    expect(JSON.parse(lines[0])).toMatchObject({
      waived: 1,
      uncovered: ['X1-04', 'X1-05', 'X1-06', 'X1-08', 'X1-10', 'X1-11', 'X1-12', 'X1-13', 'X1-14'],
    });
    expect(error?.message).toContain('1 of 14 clauses are waived, more than 1 %');
  });

  it('names the rulings that no scenario shows; for a slip of the print a test is enough', async () => {
    const ruling = (id: string, weight: string) => `### ${id} Who sings? [${weight}]\nRULING: Everybody.\n\n`;
    const [inScenario, inTest, neither, waived] = ['D1-01', 'D1-02', 'D1-03', 'D1-04'];
    put(
      'packages/proof/rules/rulings.md',
      ruling(inScenario, 'B') +
        ruling(inTest, 'C') +
        ruling('D1-05', 'B') +
        ruling(neither, 'C') +
        ruling(waived, 'A'),
    );
    put('packages/proof/rules/waived-rulings.tsv', `id\treason\n${waived}\tnobody hears it\n`);
    put('test/scenarios.test.ts', '');
    const passed = (title: string) => ({ title, state: 'passed' as const });
    storeRun(
      toy,
      new Map([
        ['test/scenarios.test.ts', [passed(`scenarios of proof > X1-01 ${inScenario} all sing`)]],
        [TEST, [...titles.map(passed), passed(`${inTest} D1-05 a song in a test`)]],
        [OTHER, [passed(OTHER_TITLE)]],
      ]),
      new Map(),
    );
    const { lines, error } = await rules(toy, 'coverage', '--game', 'proof', '--json');
    const table = (await rules(toy, 'coverage', '--game', 'proof')).lines;
    for (const path of ['packages/proof/rules/rulings.md', 'packages/proof/rules/waived-rulings.tsv', 'test'])
      rmSync(join(toy, path), { recursive: true });
    expect(JSON.parse(lines[0]).rulings).toEqual({
      all: 5,
      shown: 2,
      waived: 1,
      unshown: ['D1-05', neither],
    });
    expect(table.at(-1)).toBe('5 rulings: 2 shown in play, 1 with nothing to show');
    expect(error?.message).toContain(`rulings without a scenario ([C]: or a test): D1-05 ${neither}`);
  });

  it.each([
    ['a row without its cells', `${HEADER}\nX1-01\t1\n`, ':2: 2 cells, but there are 8 columns'],
    ['another header', 'id\tclause\n', ':1: the columns should be id, section'],
    ['the same id twice', `${CLAUSES}${clause('X1-01', 'Again.')}\n`, ':16: X1-01 is there twice'],
    [
      'a kind that there is not',
      `${HEADER}\n${clause('X1-01', 'A.').replace('restriction', 'restrictoin')}\n`,
      ':2: no kind of clause "restrictoin"; do you mean "restriction"?',
    ],
    [
      'a same-as that leads nowhere',
      `${HEADER}\n${clause('X1-01', 'A.', 'X2-01')}\n`,
      ':2: no clause "X2-01"',
    ],
  ])('names the line of a list with %s', async (_, list, message) => {
    put('packages/proof/rules/clauses.tsv', list);
    const { error } = await rules(toy, 'coverage', '--game', 'proof');
    put('packages/proof/rules/clauses.tsv', CLAUSES);
    expect(error).toMatchObject({ name: 'BadInput' });
    expect(error?.message).toContain(`packages/proof/rules/clauses.tsv${message}`);
  });
});

describe('citations', () => {
  it('are the ids in a title', () => {
    expect(citedIn('2 B > T2-01 S11.1.B-05, C47A-02: and T2-01 but not UTF-8x or a-1')).toEqual([
      'T2-01',
      'S11.1.B-05',
      'C47A-02',
    ]);
  });

  it('of tests that a filter left out stay, unless the sources have changed', async () => {
    const [first, ...others] = titles;
    const onlyFirst = new Map([
      [
        TEST,
        [
          { title: first, state: 'failed' as const },
          ...others.map((title) => ({ title, state: 'left out' as const })),
        ],
      ],
    ]);
    const cited = async () =>
      JSON.parse((await rules(toy, 'coverage', '--game', 'proof', '--json')).lines[0]).cited;
    allPassed();
    storeRun(toy, onlyFirst, new Map());
    expect(staleFiles(toy, 'proof')).toEqual([]);
    expect(await cited()).toBe(10); // neither X1-01 nor X1-07, which says the same

    put('packages/proof/src/more.ts', '');
    expect(staleFiles(toy, 'proof')).toEqual([TEST, OTHER]);
    storeRun(toy, onlyFirst, new Map());
    expect(staleFiles(toy, 'proof')).toEqual([TEST, OTHER]);
    rmSync(join(toy, 'packages/proof/src/more.ts'));
    expect(staleFiles(toy, 'proof')).toEqual([]);
  });
});

describe('the test files that have to run again', () => {
  it('are, for a clause, those that cite it: in their text, in a scenario, or in a title', () => {
    put('packages/proof/src/more.ts', '');
    put('scenarios/proof/song.yaml', 'title: X1-13 a song');
    put('test/scenarios.test.ts', '');
    expect(staleFiles(toy, 'proof', ['X1-02'])).toEqual([OTHER]);
    expect(staleFiles(toy, 'proof', ['X1-03'])).toEqual([TEST]);
    expect(staleFiles(toy, 'proof', ['X1-13'])).toEqual([TEST, 'test/scenarios.test.ts']);
    // What is found nowhere may be put together from parts.
    expect(staleFiles(toy, 'proof', ['X1-06'])).toEqual([TEST, OTHER, 'test/scenarios.test.ts']);
    for (const file of ['packages/proof/src/more.ts', 'scenarios', 'test'])
      rmSync(join(toy, file), { recursive: true });
    expect(staleFiles(toy, 'proof', ['X1-02'])).toEqual([]);
  });
});

describe('diadochi rules show', () => {
  it('shows a clause, where it is enforced, and what cites it', async () => {
    const { lines } = await rules(repository, 'show', 'T4-03');
    expect(lines.slice(0, 3)).toEqual([
      'T4-03 (proof, 4 The raid, restriction)',
      "A raid is led by a hero of one's own who is in camp.",
      'enforced in:',
    ]);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}packages\/proof\/src\/rules\/4-raid\.ts:\d+: 'T4-03': /),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}packages\/proof\/test\/4-raid\.test\.ts:\d+: it\('T4-03 /),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}scenarios\/proof\/watched-village\.yaml:\d+: clauses/),
    );
  });

  it('says on one line that a language is not there, and shows English', async () => {
    const english = await rules(repository, 'show', 'T4-03');
    const german = await rules(repository, 'show', 'T4-03', '--lang', 'de');
    expect(german.lines).toEqual(["T4-03 has no text in 'de'; this is the English one", ...english.lines]);
  });

  it('shows a translation that is there', async () => {
    put('packages/proof/rules/clauses.de.tsv', 'id\tclause\nX1-01\tEin Marsch braucht Männer.\n');
    const { lines } = await rules(toy, 'show', 'X1-01', '--lang', 'de');
    expect(lines[1]).toBe('Ein Marsch braucht Männer.');
  });

  it('lists the messages that say it', async () => {
    const { lines } = await rules(repository, 'show', 'T4-03');
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}packages\/proof\/messages\/en\.json:\d+: "refusal\.T4-03"/),
    );
  });

  it('shows a ruling, and what cites it', async () => {
    const { lines } = await rules(repository, 'show', 'D11-07');
    expect(lines[0]).toMatch(/^D11-07 \(successors, ruling\) \S/);
    expect(lines).toContainEqual(expect.stringMatching(/^RULING: /));
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}packages\/successors\/src\/rules\/\S+\.ts:\d+: .*D11-07/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}scenarios\/successors\/d11-07-failed-roll\.yaml:1: title: D11-07/),
    );
    expect((await rules(repository, 'show', 'DP-01')).lines[0]).toMatch(/^DP-01 \(phalanxx, ruling\) How/);
  });

  it('shows a clause of the kernel, which every game plays by', async () => {
    const { lines } = await rules(repository, 'show', 'K-01', '--lang', 'de');
    expect(lines[0]).toBe('K-01 (kernel, every game)');
    expect(lines[1]).toMatch(/\{seat\}/);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}packages\/kernel\/src\/ready-rules\.ts:\d+: .*NOT_ASKED/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}packages\/kernel\/messages\/de\.json:/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}packages\/successors\/test\//));
  });

  it('names the nearest ruling for one that there is not', async () => {
    const { error } = await rules(repository, 'show', 'D11-077');
    expect(error).toMatchObject({ message: 'no clause "D11-077"; do you mean "D11-07"?' });
  });

  it('names the nearest clause for one that there is not', async () => {
    const { error } = await rules(repository, 'show', 'T4-033');
    expect(error).toMatchObject({ name: 'BadInput', message: 'no clause "T4-033"; do you mean "T4-03"?' });
  });
});
