/** What is known of a space: in passing, and in full for whoever asks. */

import { Fragment } from 'preact';
import { standingOf } from '../../../content/items.ts';
import { classes } from '../../../look/classes.ts';
import { say } from '../../../messages.ts';
import { WhyNotWords } from '../../../panel/why-not.tsx';
import { lazy } from '../../../table/lazy.tsx';
import type { Choice } from '../../../table/walk.ts';
import type { SaidProps } from '../events/said.tsx';
import { isAny } from '../lasting.ts';
import { MapIcon } from '../map-icon.tsx';
import { royalIcons, unitIcons } from '../map-icon-names.ts';
import type { MapContent, MapGeneral, MapSpace, MapTable } from '../map-props.ts';
import { colourOf, nounOf, ownerWords, unitsName } from '../map-words.ts';
import { Reconstructed } from '../reconstructed.tsx';
import { type Piece, piecesOf } from '../stacks.ts';

export interface AboutProps {
  readonly space: MapSpace;
  readonly table: MapTable;
  readonly content: MapContent;
  readonly why: Choice['why'];
}

/** `Minor City in Lydia · Blue's` */
export function factsOf({ space, table, content }: Omit<AboutProps, 'why'>): readonly string[] {
  const province = content.provinces.find(({ id }) => id === space.province);
  const owner = table.pcs[space.id];
  const besieger = table.besieged[space.id];
  const siege = table.sieges[space.id];
  const limit = space.kind === 'transit' ? undefined : table.barren?.[space.province ?? ''];
  return [
    province === undefined
      ? ''
      : say('successors.map.in', {
          kind: say(`successors.map.kind.${space.kind}`),
          province: nounOf('province', province.id, province.name),
        }),
    space.port ? say('successors.map.port') : '',
    space.kind === 'transit'
      ? ''
      : owner === undefined
        ? say('successors.map.uncontrolled')
        : ownerWords(owner),
    besieger === undefined ? '' : say('successors.map.besieged', { by: ownerWords(besieger) }),
    siege === undefined ? '' : say('successors.map.points', { points: siege.points, needed: siege.needed }),
    ...(table.marks?.[space.id] ?? []).map((mark) => say(`successors.map.mark.${mark}`)),
    limit === undefined ? '' : say('successors.map.barren', { limit }),
  ].filter(Boolean);
}

export const spaceName = ({ id, name, kind }: MapSpace): string =>
  kind === 'transit' ? say('successors.map.kind.transit') : nounOf('space', id, name);

const piecesAt = (table: MapTable, space: string): readonly Piece[] =>
  piecesOf(table).filter(({ at }) => at === space);

/** What cards say of those who are here; loaded with the first card that says anything. */
const Said = lazy<SaidProps>(() => import('../events/said.tsx').then((loaded) => loaded.Said));

const unitsOf = ({ units }: Piece): number => units.reduce((sum, [, count]) => sum + count, 0);

/** One line for one piece: who leads it, and how many there are. */
export function pieceWords(piece: Piece, content: MapContent): string {
  const people = [
    ...piece.generals.map((id) => nounOf('general', id, generalOf(content, id)?.name)),
    ...piece.royals.map((id) =>
      nounOf('royal', id, content.royalFamily.find((each) => each.id === id)?.name),
    ),
  ];
  const units = unitsOf(piece);
  return [
    ...people,
    ...(units > 0 ? [say('successors.map.units', { count: units })] : []),
    ...(piece.inside ? [say('successors.map.inside')] : []),
    ...(piece.spent ? [say('successors.map.spent')] : []),
  ].join(', ');
}

const generalOf = (content: MapContent, id: string): MapGeneral | undefined =>
  [...content.majorGenerals, ...content.minorGenerals, ...content.independentArmies].find(
    (each) => each.id === id,
  );

export function Tip({ space, table, content, why }: AboutProps) {
  return (
    <>
      <b class="about-name">{spaceName(space)}</b>
      <p class="about-facts">{factsOf({ space, table, content }).join(' · ')}</p>
      {piecesAt(table, space.id).map((piece) => (
        <Fragment key={piece.key}>
          <p class={classes('about-line', colourOf(table, piece.owner))}>
            <i class="dot" /> {pieceWords(piece, content)}
          </p>
          {isAny(table.people) && <Said piece={piece} people={table.people} />}
        </Fragment>
      ))}
      <Why why={why} />
    </>
  );
}

function Why({ why }: { readonly why: Choice['why'] }) {
  return why === null ? null : (
    <p class="about-why">
      <WhyNotWords why={why} />
    </p>
  );
}

export function InFull(props: AboutProps) {
  const { space, table, content, why } = props;
  return (
    <>
      <p class="about-facts">
        {factsOf(props).join(' · ')} {space.provenance === 'reconstructed' && <Reconstructed />}
      </p>
      {piecesAt(table, space.id).map((piece) => (
        <PieceInFull key={piece.key} piece={piece} table={table} content={content} />
      ))}
      <Why why={why} />
    </>
  );
}

interface PieceInFullProps {
  readonly piece: Piece;
  readonly table: MapTable;
  readonly content: MapContent;
}
function PieceInFull({ piece, table, content }: PieceInFullProps) {
  const { generals, units, royals, owner, inside } = piece;
  return (
    <section class={classes('about-piece', colourOf(table, owner))}>
      <h4>
        <i class="dot" /> {owner === null ? say('successors.map.uncontrolled') : ownerWords(owner)}
        {inside && <span class="chip">{say('successors.map.inside')}</span>}
        {piece.spent && <span class="chip">{say('successors.map.spent')}</span>}
      </h4>
      {generals.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>
                <span class="unseen">{say('successors.map.general')}</span>
              </th>
              {RATINGS.map((rating) => (
                <th key={rating} scope="col">
                  <abbr title={say(`successors.map.rating.${rating}`)}>
                    {say(`successors.map.rating.${rating}.short`)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {generals.map((id) => (
              <General key={id} id={id} table={table} content={content} />
            ))}
          </tbody>
        </table>
      )}
      {units.length > 0 && (
        <ul class="about-units">
          {units.map(([unit, count]) => (
            <li key={unit}>
              <MapIcon name={unitIcons[unit] ?? 'round-shield'} size={16} /> {unitsName(unit, count)}
            </li>
          ))}
        </ul>
      )}
      {royals.length > 0 && (
        <ul class="about-units">
          {royals.map((id) => {
            const royal = content.royalFamily.find((each) => each.id === id);
            return (
              <li key={id}>
                <MapIcon name={royalIcons[royal?.kind ?? ''] ?? 'crown'} size={16} />{' '}
                {nounOf('royal', id, royal?.name)}
              </li>
            );
          })}
        </ul>
      )}
      {isAny(table.people) && <Said piece={piece} people={table.people} />}
    </section>
  );
}

const RATINGS = ['initiative', 'battle', 'seniority', 'popularity'] as const;

function General({ id, table, content }: Omit<PieceInFullProps, 'piece'> & { readonly id: string }) {
  const general = generalOf(content, id);
  if (general === undefined) return null;
  const values = { ...general, popularity: table.generals[id]?.popularity };
  return (
    <tr>
      <th scope="row">{nounOf('general', id, general.name)}</th>
      {RATINGS.map((rating) => (
        <td key={rating}>
          {values[rating] ?? '–'}
          {rating !== 'popularity' && standingOf(general, rating) === 'reconstructed' && (
            <Reconstructed small />
          )}
        </td>
      ))}
    </tr>
  );
}
