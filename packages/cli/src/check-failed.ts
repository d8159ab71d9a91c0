/** A check that did not hold: exit code 1, with what was found (one line for a person). */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}
