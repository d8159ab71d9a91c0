import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that say little and play whole games: by their size, as files go of which no time is known, they would be last. */
const PLAYS =
  /\/(laws|laws-in-scenarios|campaigns|content-successors|bots\/test\/\w+|server\/test\/bots)\.test\.ts$/;

/** What takes longest comes first: none of it is left alone at the end, with an idle worker beside it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const {
      browser = [],
      plays = [],
      others = [],
    } = Object.groupBy(await super.sort(files), ({ project, moduleId }) =>
      project.name === 'browser' ? 'browser' : PLAYS.test(moduleId) ? 'plays' : 'others',
    );
    return [...browser, ...plays, ...others];
  }
}
