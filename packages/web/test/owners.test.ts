/** The pack that an owner of the box writes: what the page makes of it is what the kernel reads. */
import { applyPack, itemsOf, type Json, readPack } from '@diadochi/kernel';
import { content as phalanxx } from '@diadochi/phalanxx';
import { contentSchema as phalanxxSchema } from '@diadochi/phalanxx/content-schema';
import { content as successors } from '@diadochi/successors';
import { contentSchema as successorsSchema } from '@diadochi/successors/content-schema';
import { describe, expect, it } from 'vitest';
import { itemsIn } from '../src/content/items.ts';
import { valueAt } from '../src/content/places.ts';
import {
  confirmed,
  corrected,
  type Draft,
  draftOf,
  emptyDraft,
  packOf,
  restored,
  standingIn,
  withChanges,
} from '../src/owners/draft.ts';
import { meantBy, type Schema, schemaAt } from '../src/owners/schema.ts';

const named: Draft = { ...emptyDraft, name: 'my box' };
const path = 'spaces.pella.kind';

describe('a draft', () => {
  it('holds what is otherwise, and nothing that is again as it was', () => {
    const draft = corrected(named, successors, path, 'minor');
    expect(draft.changes).toEqual({ [path]: 'minor' });
    expect(standingIn(draft, 'spaces.pella', 'kind')).toBe('corrected');
    expect(standingIn(draft, 'spaces.pella', 'port')).toBe(null);
    expect(corrected(draft, successors, path, 'major')).toEqual(named);
    expect(restored(draft, 'spaces.pella')).toEqual(named);
  });

  it('holds what is confirmed, a field or a whole item; what is then corrected is not', () => {
    const field = confirmed(named, path);
    expect(standingIn(field, 'spaces.pella', 'kind')).toBe('confirmed');
    const item = confirmed(field, 'spaces.pella');
    expect(item.confirmed).toEqual(['spaces.pella']);
    expect(standingIn(item, 'spaces.pella', 'port')).toBe('confirmed');
    expect(corrected(item, successors, path, 'minor')).toMatchObject({
      changes: { [path]: 'minor' },
      confirmed: [],
    });
    expect(restored(item, 'spaces.pella')).toEqual(named);
  });

  it('changes a part of what it has replaced as a whole in there', () => {
    const steps = [{ needs: 'figures', least: 4 }];
    const draft = corrected(named, phalanxx, 'cards.X-03.conditions', steps);
    const again = corrected(draft, phalanxx, 'cards.X-03.conditions.0.least', 6);
    expect(again.changes).toEqual({ 'cards.X-03.conditions': [{ needs: 'figures', least: 6 }] });
  });

  it('adds paths and takes them away', () => {
    const [{ id }] = successors.paths;
    const link = { ends: ['pella', 'athenai'], type: 'land' };
    const draft = corrected(
      corrected(named, successors, `paths.${id}`, null),
      successors,
      'paths.pella--athenai',
      link,
    );
    const shown = withChanges(successors, draft) as typeof successors;
    expect(shown.paths).toHaveLength(successors.paths.length + 1);
    const { paths } = applyPack(successors, readPack(packOf('successors', draft)));
    expect(paths).toHaveLength(successors.paths.length);
    expect(paths.at(-1)).toMatchObject({ id: 'pella--athenai', ...link, provenance: 'corrected' });
  });

  it('is kept and loaded as the pack that it is', () => {
    const draft = confirmed(corrected(named, successors, path, 'minor'), 'spaces.larisa');
    const pack = packOf('successors', draft);
    expect(draftOf('successors', JSON.parse(JSON.stringify(pack)))).toEqual(draft);
    for (const other of [null, 3, [], { ...pack, game: 'chess' }, { ...pack, changes: 3 }])
      expect(draftOf('successors', other)).toBe(null);
  });

  it('shows what the kernel makes of the pack', () => {
    const draft = confirmed(
      corrected(named, successors, 'provinces.hellas.vp', 5),
      'provinces.hellas.region',
    );
    const packed = applyPack(successors, readPack(packOf('successors', draft))) as unknown as Json;
    expect(valueAt(withChanges(successors, draft), ['provinces', 'hellas', 'vp'])).toBe(5);
    const shown = itemsIn(withChanges(successors, draft)).map(({ path, values }) =>
      values.map(({ field, standing }) => standingIn(draft, path, field) ?? standing),
    );
    expect(shown).toEqual(itemsOf(packed).map(({ standing }) => Object.values(standing)));
  });
});

describe.each([
  ['phalanxx', phalanxx, phalanxxSchema],
  ['successors', successors, successorsSchema],
])('the schema of %s', (_, content, schema) => {
  it('is found for every value of every item', () => {
    for (const { path, values } of itemsIn(content))
      for (const { field, value } of values) {
        const found = schemaAt(schema as Schema, content, [...path.split('.'), field]);
        const { type, enum: words, const: fixed } = meantBy(found, value);
        expect([path, field, type ?? words ?? fixed]).not.toEqual([path, field, undefined]);
      }
  });
});
