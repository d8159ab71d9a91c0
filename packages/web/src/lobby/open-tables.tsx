/** Tables that anybody may join. */

import { useState } from 'preact/hooks';
import type { TableInfo } from '../api.ts';
import { Button } from '../look/button.tsx';
import { Segments } from '../look/choices.tsx';
import { say } from '../messages.ts';
import { freeSeats, sitting, titleOf } from '../people.ts';
import { ago } from './ago.ts';
import { GameSign } from './game-choice.tsx';
import { LobbyIcon } from './lobby-icon.tsx';
import { SeatsRow } from './seats-row.tsx';

interface OpenTablesProps {
  readonly tables: readonly TableInfo[];
  readonly onSit: (table: TableInfo) => void;
}

/** Filters are of no use where there is little to filter. */
const MANY = 3;
const KINDS: { readonly [kind: string]: (each: TableInfo) => boolean } = {
  all: () => true,
  successors: ({ game }) => game === 'successors',
  phalanxx: ({ game }) => game === 'phalanxx',
  live: ({ pace }) => pace?.live === true,
  day: ({ pace }) => pace?.live === false,
};

export function OpenTables({ tables, onSit }: OpenTablesProps) {
  const [kind, setKind] = useState('all');
  const wanted = tables.filter(KINDS[kind]);
  return (
    <section id="open" class="open" aria-labelledby="open-tables">
      <div class="heading">
        <h2 id="open-tables">{say('lobby.openTables')}</h2>
        {tables.length > MANY && (
          <Segments
            label={say('lobby.openTables')}
            value={kind}
            among={Object.keys(KINDS).map((value) => ({ value, text: say(`lobby.filter.${value}`) }))}
            onChoose={setKind}
          />
        )}
      </div>
      {tables.length === 0 && (
        <div class="empty">
          <LobbyIcon name="greek-temple" size={34} />
          <p class="empty-words">{say('lobby.noOpenTables')}</p>
        </div>
      )}
      {tables.length > 0 && wanted.length === 0 && <p class="hint">{say('lobby.noneSuch')}</p>}
      {wanted.length > 0 && <Listed tables={wanted} onSit={onSit} />}
    </section>
  );
}

function Listed({ tables, onSit }: OpenTablesProps) {
  return (
    <table class="open-tables">
      <thead>
        <tr>
          <th scope="col" class="of-table">
            {say('lobby.column.table')}
          </th>
          <th scope="col">{say('lobby.column.seats')}</th>
          <th scope="col">{say('lobby.column.host')}</th>
          <th scope="col">{say('lobby.column.opened')}</th>
          <th scope="col">
            <span class="unseen">{say('lobby.column.join')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => (
          <tr key={table.id}>
            <th scope="row">
              <GameSign game={table.game} size={32} />
              <span>
                <b>{titleOf(table)}</b>
                <small>
                  {say('lobby.free', { game: say(`game.${table.game}.title`), free: freeSeats(table) })}
                  {table.pace !== null && ` · ${say(`lobby.pace.${table.pace.live ? 'live' : 'day'}`)}`}
                  {table.pace?.fast && ` · ${say('lobby.fast.short')}`}
                </small>
              </span>
            </th>
            <td>
              <SeatsRow table={table} />
            </td>
            <td class="host">{hostOf(table)}</td>
            <td class="opened">{ago(table.createdAt)}</td>
            <td class="join">
              <Button size="small" onClick={() => onSit(table)}>
                {say('lobby.takeSeat')}
                <span class="unseen">{titleOf(table)}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function hostOf(table: TableInfo): string {
  const host = table.seats.find(({ taken, bot }) => taken && bot === null);
  return host === undefined ? '' : sitting(host);
}
