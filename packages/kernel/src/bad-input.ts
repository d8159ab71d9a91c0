/** What came from outside is wrong. The message is one line for a person: what was wrong, and where. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
