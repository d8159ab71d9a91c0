/** Content that somebody brings along, checked: its form, and what must hold in it besides. */

import { BadInput, type Json } from '@diadochi/kernel';
import { contentChecks as phalanxxChecks } from '@diadochi/phalanxx';
import { contentSchema as phalanxxSchema } from '@diadochi/phalanxx/content-schema';
import { contentChecks as successorsChecks } from '@diadochi/successors/content-check';
import { contentSchema as successorsSchema } from '@diadochi/successors/content-schema';
import { faultsOfForm, type Schema } from './form.ts';

/** What the content of a game must be like. */
export interface ContentForm {
  readonly schema: Schema;
  /** What must hold besides the form: each check by its name, with a line for every fault. */
  readonly checks: { readonly [name: string]: (content: never) => readonly string[] };
}
export interface Checked {
  readonly check: string;
  readonly faults: readonly string[];
}

const forms: { readonly [game: string]: ContentForm } = {
  phalanxx: { schema: phalanxxSchema as unknown as Schema, checks: phalanxxChecks },
  successors: { schema: successorsSchema as unknown as Schema, checks: successorsChecks },
};
/** The games whose content is data. */
export const gamesWithContent: readonly string[] = Object.keys(forms);

export function contentFormOf(game: string): ContentForm {
  if (!Object.hasOwn(forms, game))
    throw new BadInput(
      `the content of ${game} is part of its code: there is no file to check, print or correct`,
    );
  return forms[game];
}

const FORM = 'the form is right';

/** Every check of a content; what has the wrong form is not looked at any further. */
export function checkContent({ schema, checks }: ContentForm, content: Json): Checked[] {
  const form = faultsOfForm(schema, content);
  if (form.length > 0) return [{ check: FORM, faults: form }];
  const others = Object.entries(checks).map(([check, faultsOf]) => ({
    check,
    faults: faultsOf(content as never),
  }));
  return [{ check: FORM, faults: [] }, ...others];
}

/** The faults of a content, and none if it is sound. */
export const faultsOf = (form: ContentForm, content: Json): string[] =>
  checkContent(form, content).flatMap(({ faults }) => faults);
