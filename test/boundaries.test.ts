/**
 * The boundaries between the packages: who may use whom, and what the packages with the rules of the
 * games must not use at all.
 */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

/** The packages that each package may use, written out in full. A new package needs a line here. */
const mayUse: Record<string, readonly string[]> = {
  kernel: [],
  proof: ['kernel'],
  successors: ['kernel'],
  phalanxx: ['kernel'],
  bots: ['kernel', 'proof', 'successors', 'phalanxx'],
  server: ['kernel', 'proof', 'successors', 'phalanxx', 'bots'],
  web: ['kernel', 'proof', 'successors', 'phalanxx', 'server'],
  cli: ['kernel', 'proof', 'successors', 'phalanxx', 'bots', 'server'],
};

/**
 * Packages whose `src` gives the same result for the same input on every machine: no clock, no chance but
 * the kernel's, nothing of Node. tsconfig.pure.json and biome.json have the same list.
 */
const pure = ['kernel', 'proof', 'successors', 'phalanxx'];

const scope = '@diadochi/';

/**
 * Packages whose `src` takes only types and message catalogues from the others: the page draws what the server says
 * and holds no rules.
 */
const typesOnly = ['web'];
/** Of the server the page knows only how one speaks to it. */
const theApi = '@diadochi/server/api';
/** In what form news are sent is written once for both sides: code that knows nothing but types of the API. */
const theForm = ['changes', 'earlier-changes', 'shorthand'].map((part) => `@diadochi/server/${part}`);
/**
 * The one folder in which the page has the rules: a worker of its own, in which things are tried out. There stands the kernel,
 * each game, and what a seat may ask of a match, which is the server's and knows nothing of servers.
 */
const theEngine = 'src/engine/';
const theSeat = '@diadochi/server/at-seat';
const isOfEngine = (path: string, source: string) =>
  path.startsWith(theEngine) &&
  (source === theSeat || /^@diadochi\/(?:kernel|proof|successors\/made-of|phalanxx\/made-of)$/.test(source));
/** Parts of other packages that run in the browser too: they use nothing of Node. */
const inBrowsers: { readonly [folder: string]: string } = { server: 'src/at-seat/' };
const isCatalogue = (source: string) => /^@diadochi\/\w+\/messages\/[\w-]+\.json$/.test(source);

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Package {
  /** Its folder in `packages`. */
  folder: string;
  manifest: Manifest;
  /** The text of each source file, by its path in the package. */
  files: Record<string, string>;
}

function faultsOf(pack: Package): string[] {
  return [
    ...manifestFaults(pack),
    ...Object.entries(pack.files).flatMap(([path, text]) =>
      fileFaults(pack, path, text).map((fault) => `packages/${pack.folder}/${path}: ${fault}`),
    ),
  ];
}

function manifestFaults({ folder, manifest }: Package): string[] {
  const allowed = mayUse[folder];
  if (!allowed) return [`packages/${folder}: not in the table of packages`];
  const faults: string[] = [];
  if (manifest.name !== scope + folder) faults.push(`packages/${folder}: must be named ${scope}${folder}`);
  const shipped = {
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.peerDependencies,
  };
  for (const name of Object.keys(shipped))
    if (name.startsWith(scope) && !allowed.includes(name.slice(scope.length)))
      faults.push(`packages/${folder}: must not depend on ${name}`);
  // Tests may use any package: what they use doesn't reach the product.
  for (const name of Object.keys(manifest.devDependencies ?? {}))
    if (name.startsWith(scope) && !(name.slice(scope.length) in mayUse))
      faults.push(`packages/${folder}: unknown package ${name}`);
  return faults;
}

function fileFaults({ folder, manifest }: Package, path: string, text: string): string[] {
  const { imports, code, globals, faults } = read(path, text);
  const isShipped = /^(src|bin)\//.test(path);
  const isPure =
    (pure.includes(folder) && path.startsWith('src/')) ||
    (folder in inBrowsers && path.startsWith(inBrowsers[folder]));
  const declared = new Set([
    manifest.name,
    ...Object.keys({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
      ...manifest.peerDependencies,
    }),
    ...(isShipped ? [] : Object.keys({ ...manifest.devDependencies, ...rootManifest.devDependencies })),
  ]);

  for (const source of imports) {
    if (source === null) {
      if (isPure) faults.push('imports a computed name');
    } else if (source.startsWith('.')) {
      if (posix.join(posix.dirname(path), source).startsWith('..'))
        faults.push(`reaches out of its package: ${source}`);
    } else if (/^(\/|file:)/.test(source)) {
      faults.push(`reaches out of its package: ${source}`);
    } else if (isBuiltin(source)) {
      if (isPure) faults.push(`uses Node: ${source}`);
    } else if (!source.startsWith('#') && !(folder === 'web' && source.startsWith('virtual:'))) {
      // What the page's own build makes up (`virtual:…`) is nobody's package.
      const name = source.split('/', source.startsWith('@') ? 2 : 1).join('/');
      if (!declared.has(name)) faults.push(`imports ${name}, which its package.json does not declare`);
      else if (
        folder === 'web' &&
        name === '@diadochi/server' &&
        source !== theApi &&
        !theForm.includes(source) &&
        !isOfEngine(path, source)
      )
        faults.push(`knows more of the server than its API: ${source}`);
    }
  }
  if (typesOnly.includes(folder) && path.startsWith('src/'))
    for (const source of code) {
      if (source === null) faults.push('imports a computed name');
      else if (
        source.startsWith(scope) &&
        !isCatalogue(source) &&
        !theForm.includes(source) &&
        !isOfEngine(path, source)
      )
        faults.push(`imports code of ${source}`);
    }
  if (isPure) faults.push(...[...globals].map((name) => `uses ${name}`));
  return faults;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

interface Read {
  /** The modules that a source file imports (null: a computed name). */
  imports: (string | null)[];
  /** Those of them that are there at run time: more than types is imported. */
  code: (string | null)[];
  /** What it uses of the forbidden globals. */
  globals: Set<string>;
  faults: string[];
}

function read(path: string, text: string): Read {
  const imports: (string | null)[] = [];
  const code: (string | null)[] = [];
  const add = (source: string | null, isCode: boolean) => {
    imports.push(source);
    if (isCode) code.push(source);
  };
  const globals = new Set<string>();
  const { program, errors } = parseSync(path, text);

  const visit = (node: Node, parent: Node | undefined, key: string) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
      case 'ImportExpression':
      case 'TSImportType':
        if (node.source) add(literal(node.source), !takesOnlyTypes(node));
        break;
      case 'TSExternalModuleReference':
        add(literal(node.expression), true);
        break;
      case 'CallExpression':
        if ((node.callee as Node).name === 'require') add(literal((node.arguments as Node[])[0]), true);
        break;
      case 'Identifier': {
        const isOnlyAName = (key === 'property' || key === 'key') && !parent?.computed;
        if (isOnlyAName) break;
        if (node.name === 'Date' || node.name === 'globalThis') globals.add(node.name);
        // All of Math is fine except `random`; a form that could hide it (`const { random } = Math`) is not.
        if (node.name === 'Math') {
          const isMember = parent?.type === 'MemberExpression' && key === 'object' && !parent.computed;
          if (!isMember || (parent.property as Node).name === 'random') globals.add('Math.random');
        }
      }
    }
    for (const childKey of visitorKeys[node.type] ?? [])
      for (const child of [node[childKey]].flat()) if (child) visit(child as Node, node, childKey);
  };
  visit(program as unknown as Node, undefined, '');
  return { imports, code, globals, faults: errors.map((error) => `does not parse: ${error.message}`) };
}

/** `import type …`, `import { type A, type B } …`, the same of exports, and imports within types. */
function takesOnlyTypes({ type, importKind, exportKind, specifiers }: Node): boolean {
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return true;
  const named = (specifiers ?? []) as Node[];
  return named.length > 0 && named.every((each) => each.importKind === 'type' || each.exportKind === 'type');
}

function literal(node: unknown): string | null {
  const value = (node as Node | undefined)?.value;
  return typeof value === 'string' ? value : null;
}

const root = posix.join(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(posix.join(root, path), 'utf8');
const rootManifest: Manifest = JSON.parse(textOf('package.json'));

const packages = globSync('packages/*/package.json', { cwd: root }).map((path): Package => {
  const base = posix.dirname(path);
  const files = globSync(`${base}/**/*.{ts,tsx,mts,js,jsx,mjs}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  return {
    folder: posix.basename(base),
    manifest: JSON.parse(textOf(path)),
    files: Object.fromEntries(files.map((file) => [posix.relative(base, file), textOf(file)])),
  };
});

describe('the packages', () => {
  test.each(packages.map((pack) => [pack.folder, pack] as const))('%s keeps to its boundaries', (_, pack) => {
    expect(faultsOf(pack)).toEqual([]);
  });

  test.each(theForm)('%s knows nothing but the API, for the page loads it', (name) => {
    const server = packages.find(({ folder }) => folder === 'server');
    const text = server?.files[`src/${name.split('/')[2]}.ts`] ?? '';
    expect([...text.matchAll(/^import .*$/gm)].map(([line]) => line)).toEqual([
      expect.stringMatching(/^import type \{.*\} from '\.\/api\.ts';$/),
    ]);
  });

  test('are found, with their sources', () => {
    const kernel = packages.find(({ folder }) => folder === 'kernel');
    expect(Object.keys(kernel?.files ?? {})).toContain('src/index.ts');
  });

  test.each(['tsconfig.pure.json', 'biome.json'])('%s knows the same pure packages', (file) => {
    const listed = textOf(file).matchAll(/"packages\/(\w+)\/src/g);
    expect(Array.from(listed, ([, name]) => name)).toEqual(pure);
  });
});

describe('the check of the boundaries', () => {
  /** A package that keeps to its boundaries, but for what is given. */
  const example = (
    folder: string,
    files: Record<string, string>,
    manifest: Partial<Manifest> = {},
  ): Package => ({
    folder,
    manifest: { name: scope + folder, ...manifest },
    files,
  });
  const src = (text: string) => ({ 'src/index.ts': text });
  const usesKernel = { dependencies: { '@diadochi/kernel': '0.1.0' } };
  const usesServer = { dependencies: { '@diadochi/server': '0.1.0' } };

  test.each([
    ['a declared package', example('proof', src(`import { a } from '@diadochi/kernel';`), usesKernel)],
    ['a file of its own', example('proof', { 'src/a/b.ts': `export * from '../c.ts';` })],
    [
      'its own source in a test',
      example('proof', { 'test/a.test.ts': `import '../src/index.ts'; import 'vitest';` }),
    ],
    [
      'any package in a test',
      example(
        'kernel',
        { 'test/a.test.ts': `import '@diadochi/cli';` },
        { devDependencies: { '@diadochi/cli': '0.1.0' } },
      ),
    ],
    [
      'Node and the clock outside of pure sources',
      example('cli', src(`import 'node:fs'; Date.now(); Math.random();`)),
    ],
    [
      'Node in a test of a pure package',
      example('kernel', { 'test/a.test.ts': `import 'node:fs'; Date.now();` }),
    ],
    [
      'the rest of Math, and names like the forbidden ones',
      example('kernel', src(`export const a = { Date: Math.max(1, 2) }.Date;`)),
    ],
    [
      'types of a game in the page',
      example(
        'web',
        {
          'src/a.tsx': `import type { A } from '@diadochi/kernel'; import { type B, type C } from '@diadochi/kernel';
            export type { D } from '@diadochi/kernel'; export type E = import('@diadochi/kernel').E;`,
        },
        usesKernel,
      ),
    ],
    [
      'types of the API in the page',
      example('web', src(`import type { A } from '@diadochi/server/api';`), usesServer),
    ],
    [
      'message catalogues in the page',
      example('web', src(`import texts from '@diadochi/kernel/messages/en.json';`), usesKernel),
    ],
    [
      'the engine in the worker of the page',
      example(
        'web',
        {
          'src/engine/a.ts': `import { a } from '@diadochi/kernel'; import { b } from '@diadochi/server/at-seat';
            await import('@diadochi/successors/made-of');`,
        },
        {
          dependencies: {
            '@diadochi/kernel': '0.1.0',
            '@diadochi/server': '0.1.0',
            '@diadochi/successors': '0.1.0',
          },
        },
      ),
    ],
    ['what the page’s build makes', example('web', src(`import a from 'virtual:icons';`))],
    [
      'code of a game where the page is built and tested',
      example(
        'web',
        { 'vite.config.ts': `import '@diadochi/kernel';`, 'test/a.test.ts': `import '@diadochi/kernel';` },
        usesKernel,
      ),
    ],
  ])('allows %s', (_, pack) => {
    expect(faultsOf(pack)).toEqual([]);
  });

  const undeclared =
    'packages/proof/src/index.ts: imports @diadochi/kernel, which its package.json does not declare';
  const outside = 'packages/proof/src/index.ts: reaches out of its package: ../../kernel/src/index.ts';
  const random = 'packages/kernel/src/index.ts: uses Math.random';
  const rules = 'packages/web/src/index.ts: imports code of @diadochi/kernel';
  test.each([
    [
      'code of a game in the page',
      example('web', src(`import { a } from '@diadochi/kernel';`), usesKernel),
      rules,
    ],
    [
      'code among types in the page',
      example('web', src(`import { type A, b } from '@diadochi/kernel';`), usesKernel),
      rules,
    ],
    [
      'a whole game in the page',
      example('web', src(`import * as a from '@diadochi/kernel';`), usesKernel),
      rules,
    ],
    ['a bare import in the page', example('web', src(`import '@diadochi/kernel';`), usesKernel), rules],
    [
      'an empty import in the page',
      example('web', src(`import {} from '@diadochi/kernel';`), usesKernel),
      rules,
    ],
    [
      'a game loaded later in the page',
      example('web', src(`await import('@diadochi/kernel');`), usesKernel),
      rules,
    ],
    [
      'a game handed on by the page',
      example('web', src(`export { a } from '@diadochi/kernel';`), usesKernel),
      rules,
    ],
    [
      'a whole game handed on by the page',
      example('web', src(`export * from '@diadochi/kernel';`), usesKernel),
      rules,
    ],
    [
      'a part of a game that is no catalogue',
      example('web', src(`import a from '@diadochi/kernel/src/messages/en.json.ts';`), usesKernel),
      'packages/web/src/index.ts: imports code of @diadochi/kernel/src/messages/en.json.ts',
    ],
    [
      'a computed import in the page',
      example('web', src('const a = "b"; await import(a);')),
      'packages/web/src/index.ts: imports a computed name',
    ],
    [
      'bots in the page',
      example('web', {}, { dependencies: { '@diadochi/bots': '0.1.0' } }),
      'packages/web: must not depend on @diadochi/bots',
    ],
    [
      'more of the server in the page than its API',
      example('web', src(`import type { A } from '@diadochi/server';`), usesServer),
      'packages/web/src/index.ts: knows more of the server than its API: @diadochi/server',
    ],
    [
      'more of a game in the engine than its rules',
      example('web', { 'src/engine/a.ts': `import '@diadochi/kernel/src/json.ts';` }, usesKernel),
      'packages/web/src/engine/a.ts: imports code of @diadochi/kernel/src/json.ts',
    ],
    [
      'what a seat asks outside of the engine',
      example('web', src(`import type { A } from '@diadochi/server/at-seat';`), usesServer),
      'packages/web/src/index.ts: knows more of the server than its API: @diadochi/server/at-seat',
    ],
    [
      'Node in what runs in the browser too',
      example('server', { 'src/at-seat/a.ts': `import 'node:fs';` }),
      'packages/server/src/at-seat/a.ts: uses Node: node:fs',
    ],
    [
      'code of the API in the page',
      example('web', src(`import { a } from '@diadochi/server/api';`), usesServer),
      'packages/web/src/index.ts: imports code of @diadochi/server/api',
    ],
    [
      'a package that is not in the table',
      example('novelty', {}),
      'packages/novelty: not in the table of packages',
    ],
    [
      'a wrong name',
      example('proof', {}, { name: 'proof' }),
      'packages/proof: must be named @diadochi/proof',
    ],
    [
      'an arrow that is not in the table',
      example('kernel', {}, { dependencies: { '@diadochi/proof': '0.1.0' } }),
      'packages/kernel: must not depend on @diadochi/proof',
    ],
    [
      'such an arrow between peers',
      example('proof', {}, { peerDependencies: { '@diadochi/bots': '0.1.0' } }),
      'packages/proof: must not depend on @diadochi/bots',
    ],
    [
      'a test that uses an unknown package',
      example('proof', {}, { devDependencies: { '@diadochi/novelty': '0.1.0' } }),
      'packages/proof: unknown package @diadochi/novelty',
    ],
    ['an undeclared import', example('proof', src(`import { a } from '@diadochi/kernel';`)), undeclared],
    [
      'an undeclared import of types',
      example('proof', src(`import type { A } from '@diadochi/kernel';`)),
      undeclared,
    ],
    [
      'an undeclared import within a type',
      example('proof', src(`export type A = import('@diadochi/kernel').A;`)),
      undeclared,
    ],
    [
      'an undeclared import at run time',
      example('proof', src(`await import('@diadochi/kernel');`)),
      undeclared,
    ],
    ['an undeclared re-export', example('proof', src(`export * from '@diadochi/kernel';`)), undeclared],
    [
      'a source that uses what is there for tests',
      example('proof', src(`import '@diadochi/kernel';`), { devDependencies: usesKernel.dependencies }),
      undeclared,
    ],
    [
      'an undeclared package from outside',
      example('cli', { 'bin/a.mjs': `import 'yaml/util';` }),
      'packages/cli/bin/a.mjs: imports yaml, which its package.json does not declare',
    ],
    [
      'a relative path into another package',
      example('proof', src(`import '../../kernel/src/index.ts';`), usesKernel),
      outside,
    ],
    [
      'such a path in a re-export',
      example('proof', src(`export { a } from '../../kernel/src/index.ts';`), usesKernel),
      outside,
    ],
    [
      'such a path in a test',
      example('proof', { 'test/a.test.ts': `import '../../kernel/src/index.ts';` }),
      'packages/proof/test/a.test.ts: reaches out of its package: ../../kernel/src/index.ts',
    ],
    [
      'Node in a pure source',
      example('kernel', src(`import { join } from 'node:path';`)),
      'packages/kernel/src/index.ts: uses Node: node:path',
    ],
    [
      'Node without its prefix',
      example('kernel', src(`import 'fs';`)),
      'packages/kernel/src/index.ts: uses Node: fs',
    ],
    [
      'a computed import in a pure source',
      example('kernel', src('const a = "b"; await import(a);')),
      'packages/kernel/src/index.ts: imports a computed name',
    ],
    ['Math.random', example('kernel', src('export const a = Math.random();')), random],
    ['Math.random in quotes', example('kernel', src(`export const a = Math['random']();`)), random],
    ['Math.random taken out of Math', example('kernel', src('export const { random } = Math;')), random],
    [
      'the clock',
      example('kernel', src('export const a = Date.now();')),
      'packages/kernel/src/index.ts: uses Date',
    ],
    [
      'a new date',
      example('successors', src('export const a = [new Date()];')),
      'packages/successors/src/index.ts: uses Date',
    ],
    [
      'the clock by a detour',
      example('kernel', src('export const a = globalThis.Date;')),
      'packages/kernel/src/index.ts: uses globalThis',
    ],
    [
      'a file that does not parse',
      example('kernel', src('const = 1;')),
      expect.stringContaining('packages/kernel/src/index.ts: does not parse'),
    ],
  ])('refuses %s', (_, pack, fault) => {
    expect(faultsOf(pack)).toEqual([fault]);
  });
});
