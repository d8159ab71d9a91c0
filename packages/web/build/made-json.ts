/** `virtual:NAME`: the address of a document that is made when the page is built, a file of its own. */

import type { Plugin } from 'vite';

interface Made {
  /** `successors-geography`: what the module is called, and the document while working on the page. */
  readonly name: string;
  /** What its file is called. */
  readonly file: string;
  /** Files that it is made of. */
  readonly from?: readonly string[];
  make(): unknown;
}

export function madeJson({ name, file, from = [], make }: Made): Plugin {
  const [module, devAddress] = [`virtual:${name}`, `/${name}.json`];
  const made = (): string => JSON.stringify(make());
  let isBuild = false;
  return {
    name: `diadochi:${name}`,
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === module ? `\0${module}` : null),
    load(id) {
      if (id !== `\0${module}`) return null;
      for (const each of from) this.addWatchFile(each);
      if (!isBuild) return `export default ${JSON.stringify(devAddress)}`;
      const asset = this.emitFile({ type: 'asset', name: file, source: made() });
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(devAddress, (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(made());
      });
    },
  };
}
