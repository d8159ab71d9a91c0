/** The ways to the rules: what opens and closes them is loaded with the first press. */

export function openRules(at: string, here = '', link: HTMLElement | null = null): void {
  // What has the focus now may be gone when it is loaded.
  const before = [link, document.activeElement];
  import('../rules/opening.ts').then(
    (rules) => rules.openRules(at, here, before),
    () => {},
  );
}

/** What is told of the table itself, by the kernel, has no rule in the book. */
export const hasRule = (key: string): boolean =>
  !/undone|redone|took(Seat)?Back|abandoned|botSits|resigned|seat[FT]|linkG|orders/.test(key);
