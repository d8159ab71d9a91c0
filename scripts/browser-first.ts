import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, those with a browser, come first: none of them is left alone at the end, with idle workers. */
export class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { browser = [], others = [] } = Object.groupBy(await super.sort(files), ({ project }) =>
      project.name === 'browser' ? 'browser' : 'others',
    );
    return [...browser, ...others];
  }
}
