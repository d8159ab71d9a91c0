/**
 * `virtual:successors-scene`: the address of a scene for the front page, which is shown there while nobody plays: a late
 * game of five, laid out as scenarios are, and what the map needs of the content to draw it.
 */

import { seeded } from '@diadochi/kernel';
import { type Content, successors, type Table } from '@diadochi/successors';
import type { Plugin } from 'vite';
import type { FrontScene } from '../src/lobby/front-scene.ts';
import { madeJson } from './made-json.ts';
import { SCENE } from './successors-scene-position.ts';

function frontScene(): FrontScene {
  const position = successors.scene({ seats: 5 }, SCENE, seeded('front page'));
  const { table } = successors.seen(position, null) as unknown as { readonly table: Table };
  const content = successors.content as unknown as Content;
  const named = <T extends { readonly id: string; readonly name: object }>({ id, name }: T) => ({ id, name });
  return {
    table,
    content: {
      spaces: content.spaces.map(({ id, name, province, kind, port }) => ({
        id,
        name,
        province,
        kind,
        port,
      })),
      paths: content.paths.map(({ ends, type }) => ({ ends, type })),
      pathTypes: [],
      provinces: content.provinces.map(({ id, name, vp, controlRequired }) => ({
        ...{ id, name, vp, controlRequired },
      })),
      majorGenerals: content.majorGenerals.map(rated),
      minorGenerals: content.minorGenerals.map(rated),
      independentArmies: content.independentArmies.map(rated),
      royalFamily: content.royalFamily.map((each) => ({ ...named(each), kind: each.kind })),
    } as unknown as FrontScene['content'],
  };
}
type Rated = Pick<Content['minorGenerals'][number], 'id' | 'name' | 'initiative' | 'battle'>;
const rated = ({ id, name, initiative, battle }: Rated) => ({ id, name, initiative, battle });

export const successorsScene = (): Plugin =>
  madeJson({ name: 'successors-scene', file: 'scene.json', make: frontScene });
