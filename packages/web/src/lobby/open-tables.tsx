/** Tables that anybody may join. */

import { useState } from 'preact/hooks';
import type { TableInfo } from '../api.ts';
import { Button } from '../look/button.tsx';
import { say } from '../messages.ts';
import { freeSeats, sitting, titleOf } from '../people.ts';
import { sayProblem } from '../problems.ts';
import { go } from '../route.ts';
import { ago } from './ago.ts';
import { GameSign } from './game-choice.tsx';
import { refresh } from './lobby-store.ts';
import { sitDown } from './opening.ts';
import { SeatsRow } from './seats-row.tsx';

interface OpenTablesProps {
  readonly tables: readonly TableInfo[];
  readonly named: () => Promise<boolean>;
}

export function OpenTables({ tables, named }: OpenTablesProps) {
  const [problem, setProblem] = useState('');
  async function sit(table: TableInfo) {
    if (!(await named())) return;
    try {
      await sitDown(table);
      go(`/table/${table.id}`);
    } catch (wrong) {
      setProblem(sayProblem(wrong));
      refresh();
    }
  }
  return (
    <>
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
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
                  </small>
                </span>
              </th>
              <td>
                <SeatsRow table={table} />
              </td>
              <td class="host">{hostOf(table)}</td>
              <td class="opened">{ago(table.createdAt)}</td>
              <td class="join">
                <Button size="small" onClick={() => sit(table)}>
                  {say('lobby.takeSeat')}
                  <span class="unseen">{titleOf(table)}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function hostOf(table: TableInfo): string {
  const host = table.seats.find(({ taken, bot }) => taken && bot === null);
  return host === undefined ? '' : sitting(host);
}
