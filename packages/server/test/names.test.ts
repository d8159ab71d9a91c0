/** Names and chat: what others may be shown, and who may be called what. */

import { beforeAll, describe, expect, it } from 'vitest';
import { looksLike } from '../src/look-alikes.ts';
import { chatText, personName, tableTitle } from '../src/plain-text.ts';
import type { Client } from './client.ts';
import { serving } from './serving.ts';

describe('what is written', () => {
  it.each([
    ['  Ann  of \t Argos ', 'Ann of Argos'],
    ['Ａｎｎ', 'Ann'], // full width (NFKC)
    ['Ann\u202Ennb', 'Annnnb'], // written backwards from here
    ['A\u200Bn\u200Dn\uFEFF', 'Ann'], // zero width
    ['\u2066Ann\u2069', 'Ann'],
    ['A\u00ADnn\u0000\u0007', 'Ann'],
    ['Ann\u3164', 'Ann'], // a letter that cannot be seen
    ['Ann\uD800', 'Ann\uFFFD'], // half a character
    ['Zoë', 'Zoë'],
    ['Ἀντίγονος', 'Ἀντίγονος'],
    ['שלום', 'שלום'], // scripts that run from right to left need no marks for it
    ['👨‍👩‍👧 family', '👨‍👩‍👧 family'],
    ['❤️', '❤️'],
    [`Z${'\u0301'.repeat(30)}algo`, `${'Z\u0301'.normalize('NFKC')}${'\u0301'.repeat(4)}algo`],
  ])('%j is kept as %j', (written, kept) => {
    expect(chatText(written)).toBe(kept);
    expect(personName(written)).toBe(kept);
    expect(chatText(kept)).toBe(kept);
  });

  it('is counted in what people see', () => {
    const families = '👨‍👩‍👧'.repeat(40);
    expect(personName(families)).toBe(families);
    expect(() => personName(`${families}x`)).toThrow('at most 40 characters');
    expect(personName('x'.repeat(40))).toHaveLength(40);
    expect(() => personName('x'.repeat(41))).toThrow('at most 40 characters');
    expect(() => tableTitle('x'.repeat(61))).toThrow('at most 60 characters');
    expect(() => chatText('x'.repeat(1001))).toThrow('At most 1000 characters');
  });

  it('must have something in it, but for the name of a table', () => {
    for (const nothing of ['', ' ', '\u200B', '\u202E\u2066', '\u2800', '\n\n']) {
      expect(() => personName(nothing)).toThrow('something that can be seen');
      expect(() => chatText(nothing)).toThrow('nothing in it');
      expect(tableTitle(nothing)).toBe('');
    }
  });
});

describe('names that could be taken for one another', () => {
  it.each([
    ['Ann', 'ann'],
    ['Ann', 'Ánn'],
    ['Ann', 'A n n'],
    ['Ann', 'Ann.'],
    ['Anna', 'Аnnа'], // Cyrillic
    ['PETER', 'РЕТЕR'],
    ['АННА', 'анна'], // the same, in capitals
    ['Nikos', 'Νikos'], // Greek
    ['Iris', 'lris'],
    ['Bob', 'B0b'],
    ['Bernd', 'Bemd'],
    ['Weiß', 'WEISS'],
    ['Jürgen', 'Jurgen'],
    ['★', '★'],
  ])('%s and %s', (one, two) => expect(looksLike(one, two)).toBe(true));

  it.each([
    ['Ann', 'Anna'],
    ['Ann', 'Bea'],
    ['Анна', 'Анка'],
    ['Νίκη', 'Νίκος'],
    ['★', '☆'],
    ['P0', 'P1'],
  ])('but not %s and %s', (one, two) => expect(looksLike(one, two)).toBe(false));
});

describe('at a table', () => {
  let client: Client;
  beforeAll(async () => {
    ({ client } = await serving());
  });
  const join = (id: string, secret: string | null, name: string) =>
    client.call(`/api/tables/${id}/join`, { body: { secret, name } });

  it('nobody sits down under the name of another; with his own he does', async () => {
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }, { person: '' }]);
    await client.join(id, secrets[0], ' Αnn ');
    expect((await client.info(id)).seats[0].name).toBe('Αnn');
    const { status, body } = await join(id, secrets[1], 'Ann');
    expect([status, body.type]).toEqual([409, '/problems/name-taken']);
    expect(body.detail).toMatch('looks like it');
    await client.join(id, secrets[1], 'Bea');
    const other = await client.create([{ person: '' }, { person: '' }]);
    await client.join(other.id, other.secrets[0], 'Ann'); // at another table she may
  });

  it('not even when both come at the same moment', async () => {
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }, { person: '' }]);
    const answers = await Promise.all(secrets.map((secret) => join(id, secret, 'Ann')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const [i, { status }] of answers.entries())
      if (status === 409) await client.join(id, secrets[i], `P${i}`); // the link is not spent
  });

  it('whoever is awaited by name may come under it', async () => {
    const { id, secrets } = await client.create([{ person: 'Ann' }, { person: ' Bea ' }]);
    expect((await client.info(id)).seats.map(({ name }) => name)).toEqual(['Ann', 'Bea']);
    await client.join(id, secrets[1], 'Bea');
    await client.join(id, secrets[0], 'Ann');
  });

  it('what cannot be seen is refused, and chat is cleaned', async () => {
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }], { name: ' A\u202Etable ' });
    expect((await client.info(id)).name).toBe('Atable');
    expect((await join(id, secrets[0], '\u200B')).body).toMatchObject({
      status: 400,
      type: '/problems/bad-name',
    });
    const { token } = await client.join(id, secrets[0], 'Ann');
    const say = (text: string) => client.call(`/api/tables/${id}/chat`, { token, body: { text } });
    expect((await say('\u2066 \u2069')).body).toMatchObject({ status: 400, type: '/problems/bad-text' });
    await say('Hail,\n\u202Ewhoever\u202C you are');
    expect((await client.chat(id)).map(({ text }) => text)).toEqual(['Hail, whoever you are']);
  });
});
