/** The player aid of Successors, drawn from the content that the table is played with. */

import type { Content, Table } from '@diadochi/successors';
import { useContext, useEffect, useState } from 'preact/hooks';
import { api, type SeatView } from '../api.ts';
import { standingOf } from '../content/items.ts';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { canSay, say } from '../messages.ts';
import { TableContext } from '../table/context.ts';
import { Die } from '../table/die.tsx';
import { AidSheet } from './aid-sheet.tsx';
import type { Outline } from './book.ts';

const nameOf = (noun: string, id: string): string =>
  canSay(`noun.${noun}.${id}`) ? say(`noun.${noun}.${id}`) : id;

/** What is in the box of this table; where there is none, as it comes. */
function useBox(): Content | null {
  const hash = useContext(TableContext)?.store.info.value?.contentHash;
  const [box, setBox] = useState<Content | null>(null);
  useEffect(() => {
    const coming = hash === undefined ? api.plainContent('successors') : api.content('successors', hash);
    coming.then((content) => setBox(content as unknown as Content)).catch(() => {});
  }, [hash]);
  return box;
}

export function SuccessorsAid({ sounds }: Pick<Outline, 'sounds'>) {
  const at = useContext(TableContext);
  const view = (at?.store.view.value ?? null) as SeatView<Table> | null;
  const table = view?.table ?? null;
  const box = useBox();
  const mine = table === null || at === null ? [] : generalsOnMap(table, at.store.me.value);
  return (
    <>
      <Sequence table={table} />
      {box !== null && <Paths box={box} />}
      {box !== null && <Allowance box={box} die={table?.die ?? null} mine={mine} />}
      {box !== null && <Sieges box={box} />}
      {box !== null && <Numbers box={box} />}
      {box !== null && <Large box={box} />}
      <Sounds sounds={sounds} mine={mine} />
    </>
  );
}

const generalsOnMap = ({ generals }: Table, me: number | null): readonly string[] =>
  Object.keys(generals).filter((id) => generals[id].owner === me && generals[id].state === 'map');

const PHASES = ['preparations', 'reinforcements', 'cards', 'strategy', 'isolation', 'turnEnd'];
const SEGMENTS = ['surrender', 'tyche', 'activation', 'forage'];

function Sequence({ table }: { readonly table: Table | null }) {
  const here = (isNow: boolean) => (isNow ? { 'aria-current': 'step' as const, class: 'now' } : {});
  return (
    <AidSheet title={say('rules.aid.sequence')} at="5">
      <ol class="aid-phases">
        {PHASES.map((phase) => (
          <li key={phase} {...here(table?.phase === phase)}>
            {say(`rules.aid.phase.${phase}`)}
          </li>
        ))}
      </ol>
      <ol class="aid-phases aid-segments">
        {SEGMENTS.map((segment) => (
          <li key={segment} {...here(table?.phase === 'strategy' && table.segment === segment)}>
            <b>{say(`rules.aid.segment.${segment}`)}</b> {say(`rules.aid.segment.${segment}.what`)}
          </li>
        ))}
      </ol>
    </AidSheet>
  );
}

const TEETH = 'M4 8l2-5 2 5zM12 8l2-5 2 5zM20 8l2-5 2 5zM28 8l2-5 2 5z';
function PathSign({ type }: { readonly type: string }) {
  return (
    <svg class={`aid-path is-${type}`} width="36" height="14" viewBox="0 0 36 14" aria-hidden="true">
      <path class="line" d="M1 8H35" />
      {type === 'strait' && <path class="gap" d="M1 8H35" />}
      {type === 'mountain' && <path class="teeth" d={TEETH} />}
    </svg>
  );
}

function Paths({ box }: { readonly box: Content }) {
  const { mpCost } = box.tables.siegeTable;
  const also = [
    ['siege', mpCost],
    ['removePc', box.marching.removePcMps],
    ['pickUp', 0],
    ['walls', 0],
  ] as const;
  return (
    <div class="aid-two">
      <AidSheet title={say('rules.aid.paths')} at="9.3.A">
        <table>
          <tbody>
            {box.pathTypes.map(({ id, cost }) => (
              <tr key={id}>
                <th scope="row">
                  <PathSign type={id} /> {say(`rules.aid.path.${id}`)}
                </th>
                <td>{say('rules.aid.mps', { count: cost })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AidSheet>
      <AidSheet title={say('rules.aid.also')} at="9.3">
        <table>
          <tbody>
            {also.map(([what, cost]) => (
              <tr key={what}>
                <th scope="row">{say(`rules.aid.also.${what}`, { count: box.marching.removePcCus })}</th>
                <td>{say('rules.aid.mps', { count: cost })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AidSheet>
    </div>
  );
}

interface AllowanceProps {
  readonly box: Content;
  readonly die: number | null;
  readonly mine: readonly string[];
}
function Allowance({ box, die, mine }: AllowanceProps) {
  const { die: dice, byInitiative } = box.tables.movementAllowance;
  const known = [...box.majorGenerals, ...box.minorGenerals];
  const initiative = (general: string): number | undefined =>
    known.find(({ id }) => id === general)?.initiative;
  return (
    <AidSheet title={say('rules.aid.allowance')} at="S9.2-09">
      <table class="aid-numbers">
        <thead>
          <tr>
            <th scope="col">{say('rules.aid.initiative')}</th>
            {dice.map((face) => (
              <th key={face} scope="col" class={classes(face === die && 'now')}>
                <Die value={face} size={18} />
                <span class="unseen">{face}</span>
              </th>
            ))}
            {mine.length > 0 && <th scope="col">{say('rules.aid.yours')}</th>}
          </tr>
        </thead>
        <tbody>
          {Object.entries(byInitiative).map(([rating, mps]) => {
            const those = mine.filter((general) => String(initiative(general)) === rating);
            return (
              <tr key={rating} class={classes(those.length > 0 && 'mine')}>
                <th scope="row">{rating}</th>
                {mps.map((count, i) => (
                  <td key={dice[i]} class={classes(dice[i] === die && (those.length > 0 ? 'now' : 'here'))}>
                    {count}
                  </td>
                ))}
                {mine.length > 0 && (
                  <td class="names">
                    {those.length === 0 ? '–' : those.map((general) => nameOf('general', general)).join(', ')}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </AidSheet>
  );
}

/** Made to fit, as long as no owner of the box has said what is printed. */
const Rec = () => (
  <span class="chip gold" title={say('rules.aid.rec.why')}>
    <Stroke name="pen" size={11} /> {say('rules.aid.rec')}
  </span>
);

/** Rolls with the same result stand together. */
function Sieges({ box }: { readonly box: Content }) {
  const { siegeTable } = box.tables;
  const columns = siegeTable.rows.reduce<{ from: string; to: string; points: number; losses: number }[]>(
    (all, { min, max, siegePoints: points, losses }) => {
      const [from, to] = [min, max].map((each) =>
        each === null ? '' : say('rules.aid.roll', { roll: each }),
      );
      const last = all.at(-1);
      if (
        last !== undefined &&
        last.from !== '' &&
        to !== '' &&
        last.points === points &&
        last.losses === losses
      )
        last.to = to;
      else all.push({ from, to, points, losses });
      return all;
    },
    [],
  );
  const words = ({ from, to }: { from: string; to: string }): string =>
    from === '' ? `≤ ${to}` : to === '' ? `${from}+` : from === to ? from : `${from}–${to}`;
  const count = (each: number): string => (each === 0 ? '–' : String(each));
  return (
    <AidSheet
      title={
        <>
          {say('rules.aid.siege')} {standingOf(siegeTable, 'rows') === 'reconstructed' && <Rec />}
        </>
      }
      at="S15.2.B-09"
    >
      <table class="aid-numbers">
        <thead>
          <tr>
            <th scope="col">{say('rules.aid.siege.roll')}</th>
            {columns.map((each) => (
              <th key={each.from} scope="col">
                {words(each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('rules.aid.siege.points')}</th>
            {columns.map((each) => (
              <td key={each.from}>{count(each.points)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('rules.aid.siege.losses')}</th>
            {columns.map((each) => (
              <td key={each.from}>{count(each.losses)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="rules-note">{say('rules.aid.siege.note')}</p>
    </AidSheet>
  );
}

function Numbers({ box }: { readonly box: Content }) {
  const { victory, setups, forage, walls, sailing } = box;
  return (
    <div class="aid-two">
      <AidSheet title={say('rules.aid.victory')} at="3.1">
        <table>
          <tbody>
            {setups.map(({ players, victoryPoints }) => (
              <tr key={players}>
                <th scope="row">{say('rules.aid.victory.players', { count: players })}</th>
                <td>{say('rules.aid.victory.need', { vp: victoryPoints, l: victory.legitimacy })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AidSheet>
      <AidSheet title={say('rules.aid.limits')} at="6.4">
        <table>
          <tbody>
            {(
              [
                ['transit', forage.transit],
                ['forage', forage.elsewhere],
                ['inside', walls.inside],
                ['sea', sailing.cus],
              ] as const
            ).map(([what, most]) => (
              <tr key={what}>
                <th scope="row">{say(`rules.aid.limit.${what}`)}</th>
                <td>{say('rules.aid.cus', { count: most })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AidSheet>
    </div>
  );
}

/** What fills a screen of its own. */
function Large({ box }: { readonly box: Content }) {
  const { battleTable, attritionTable } = box.tables;
  const groups = Object.entries(attritionTable.columns);
  return (
    <>
      <details class="aid-large">
        <summary>
          {say('rules.aid.battle')} {battleTable.provenance === 'reconstructed' && <Rec />}
        </summary>
        <Grid
          corner={say('rules.aid.battle.corner')}
          columns={battleTable.strengths.map(String)}
          rows={battleTable.rolls.map((roll) => [String(roll), battleTable.scores[String(roll)].map(String)])}
        />
      </details>
      <details class="aid-large">
        <summary>
          {say('rules.aid.attrition')} {attritionTable.provenance === 'reconstructed' && <Rec />}
        </summary>
        <Grid
          corner={say('rules.aid.attrition.corner')}
          columns={groups.map(([group]) => group)}
          rows={groups[0][1].map((_, i) => [
            String(i + 1),
            groups.map(([, lost]) => lost[i].replace('-', '–')),
          ])}
        />
        <p class="rules-note">{say('rules.aid.attrition.note')}</p>
      </details>
    </>
  );
}

interface GridProps {
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [head: string, cells: readonly string[]])[];
}
const Grid = ({ corner, columns, rows }: GridProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section class="aid-scroll" tabIndex={0} aria-label={corner}>
    <table class="aid-numbers">
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              <td key={columns[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Own Generals first; the others for whoever wants them. */
function Sounds({ sounds, mine }: Pick<Outline, 'sounds'> & { readonly mine: readonly string[] }) {
  const own = sounds.filter(([id]) => mine.includes(id));
  const others = sounds.filter(([id]) => !mine.includes(id));
  const name = (id: string): string =>
    ['general', 'royal', 'space'].map((noun) => nameOf(noun, id)).find((each) => each !== id) ?? id;
  const list = (those: Outline['sounds']) => (
    <ul class="aid-sounds">
      {those.map(([id, sound]) => (
        <li key={id}>
          <b>{name(id)}</b> {sound}
        </li>
      ))}
    </ul>
  );
  return (
    <section class="aid-sheet">
      <h3 class="caps">{say('rules.aid.sounds')}</h3>
      <p class="rules-note">{say('rules.aid.sounds.note')}</p>
      {list(own)}
      <details class="aid-large">
        <summary>{say('rules.aid.sounds.all', { count: others.length })}</summary>
        {list(others)}
      </details>
    </section>
  );
}
