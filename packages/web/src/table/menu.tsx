/** The menu of the table: the language, what is played with, the ways out, and when to be stopped. */

import './later.css';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { LanguageRow } from '../look/language-choice.tsx';
import { say } from '../messages.ts';
import { lifted } from '../seats.ts';
import { SoundsRow } from '../sounds/sounds-row.tsx';
import { useTable, useView } from './context.ts';
import { Orders } from './orders.tsx';
import { paceParams } from './pace-words.ts';

export interface MenuProps {
  readonly onContent: () => void;
  readonly onSeat: () => void;
  readonly onDice: () => void;
  readonly onSteward: () => void;
  readonly onRules: () => void;
  readonly onClose: () => void;
}

export function Menu({ onContent, onSeat, onDice, onSteward, onRules, onClose }: MenuProps) {
  const { store, stage, tryOut } = useTable();
  const isPast = stage !== null;
  const view = useView();
  const info = store.info.value;
  return (
    <Dialog title={info?.name || say('table.menu')} onClose={onClose}>
      <nav class="menu-ways">
        {lifted.value !== null && (
          <Button
            onClick={() => {
              lifted.value = null;
            }}
          >
            {say('hotseat.draw')}
          </Button>
        )}
        <a class="button" href={`/table/${store.id}?replay`} onClick={onClose}>
          {say('table.replay')}
        </a>
        {stage === null && view.outcome === null && (
          <Button
            onClick={() => {
              onClose();
              tryOut();
            }}
          >
            {say('table.tryOut')}
          </Button>
        )}
        {view.outcome !== null && (
          <a class="button" href={`/api/tables/${store.id}/record`} download={`diadochi-${store.id}.json`}>
            {say('table.record')}
          </a>
        )}
        {!isPast && view.seat !== null && view.outcome === null && (
          <Button onClick={onSteward}>{say('table.steward')}</Button>
        )}
        {!isPast && <Button onClick={onSeat}>{say('table.seats')}</Button>}
        <Button onClick={onRules}>{say('table.rules')}</Button>
        <Button onClick={onContent}>{say('content.title')}</Button>
        <Button onClick={onDice}>{say('table.dice')}</Button>
        <a class="button" href="/">
          {say('table.lobby')}
        </a>
      </nav>
      {view.orders !== null && view.outcome === null && <Orders />}
      <LanguageRow />
      <SoundsRow />
      {info?.pace != null && <p>{say('table.pace', paceParams(info.pace))}</p>}
      <p class="commitment">{say('table.commitment', { commitment: info?.commitment ?? '' })}</p>
    </Dialog>
  );
}
