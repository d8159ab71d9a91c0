/** What the documents say of the sources is true: links lead somewhere, and the tour quotes what is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../packages/cli/src/games.ts';
import { parseScenario, runScenario } from '../packages/cli/src/scenario-file.ts';
import { playStep, setScene } from '../packages/kernel/src/index.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test.each(['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root }).sort()])(
  'every link of %s leads to a file',
  (path) => {
    const links = [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  },
);

describe('docs/tour.md', () => {
  const tour = read('docs/tour.md');
  const files = globSync(
    ['packages/*/{src,test,rules,messages}/**/*.*', 'packages/*/*.md', 'scenarios/**/*.yaml'],
    {
      cwd: root,
    },
  );
  const quoted = [...tour.replace(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, text]) => text);
  const blocks = (language: string): string[] =>
    [...tour.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, text]) => text);

  test('every file that it names is there', () => {
    const named = quoted.filter(
      (text) => /^[\w./-]+\.(tsx?|tsv|json|md|yaml)$/.test(text) && text !== 'march.yaml',
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  });

  test('every name that it quotes is in the sources', () => {
    const sources = files.filter((file) => /\/src\/.*\.tsx?$/.test(file)).map(read);
    const words = new Set(sources.join('\n').match(/\w+/g));
    const names = quoted.filter((text) => /^[A-Za-z]\w*$/.test(text));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });

  test('every clause and ruling that it cites exists', () => {
    const cited = [...tour.matchAll(/\b[SD]\d+(?:\.[\dA-Z]+)*-\d+\b/g)].map(([id]) => id);
    const known = new Set(
      [read('packages/successors/rules/clauses.tsv'), read('packages/successors/rules/rulings.md')].flatMap(
        (text) => [...text.matchAll(/^(?:### )?([SD][\d.A-Z]+-\d+)\s/gm)].map(([, id]) => id),
      ),
    );
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(blocks('ts').map((block) => block.trimEnd().split('\n')))(
    'an excerpt stands in its file: %s',
    (...lines) => {
      const [path, ...excerpt] = lines.map((line) => line.trim());
      const source = read(path.slice('// '.length))
        .split('\n')
        .map((line) => line.trim())
        .join('\n');
      expect(excerpt.length).toBeLessThanOrEqual(12);
      for (const part of excerpt.join('\n').split('\n…\n')) expect(source).toContain(part);
    },
  );

  const [march] = blocks('yaml').map((text) => parseScenario(text, 'docs/tour.md'));
  test('its march can be played', () => {
    expect(runScenario(march)).toEqual({ passed: true, problem: null });
  });

  test('its frames are those at the question that interrupts the march', () => {
    const table = setScene(gameNamed(march.game), { seats: march.players, position: march.position });
    for (const step of march.script.slice(0, 2)) expect(playStep(table, step)).toBe(null);
    const frames = table.game.view(table.position, null).stack.map(({ proc, step }) => `${proc} ${step}`);
    const drawn = [...blocks('text')[0].matchAll(/^ (\d+) +(\w+) +(\w+)/gm)];
    expect(drawn.map(([, , proc, step]) => `${proc} ${step}`).reverse()).toEqual(frames);
    expect(drawn.map(([, place]) => Number(place)).reverse()).toEqual(frames.map((_, i) => i + 1));
    expect(blocks('text')[0]).toContain(table.asked()[0].id);
  });
});
