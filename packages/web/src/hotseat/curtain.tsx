/** The curtain: whom the device is passed to, and nothing of anybody's hand. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Mine, TableInfo } from '../api.ts';
import { announce } from '../look/announce.ts';
import { Button } from '../look/button.tsx';
import { Emblem } from '../look/emblem.tsx';
import { colourAt } from '../look/glance-colours.ts';
import { LanguageChoice } from '../look/language-choice.tsx';
import { ThemeToggle } from '../look/theme-toggle.tsx';
import { language, say } from '../messages.ts';
import { sitting, titleOf } from '../people.ts';
import { seatsHere } from '../seats.ts';
import { useNotifying } from '../table/notifying.ts';
import { showWords } from '../words-due.ts';
import { isAsked, lookWhoIsAsked } from './asked.ts';
import { liftCurtain } from './curtain-state.ts';

interface CurtainProps {
  readonly id: string;
  readonly table: TableInfo | null;
}
export function Curtain({ id, table }: CurtainProps) {
  const [mine, setMine] = useState<readonly Mine[] | null>(null);
  useEffect(() => lookWhoIsAsked(seatsHere(id), setMine), [id]);
  const info = mine?.[0]?.table ?? table;
  // It begins when those here have shown their words for the dice.
  useEffect(() => {
    if (info !== null) showWords(info);
  }, [info]);
  // When the game is over there is nothing more to hide.
  const atEnd = info?.status === 'over' ? mine?.[0]?.you : undefined;
  useEffect(() => {
    if (atEnd !== undefined) liftCurtain(id, atEnd, []);
  }, [atEnd]);

  const asked = (mine ?? []).filter(isAsked).map(({ you }) => you);
  // A seat that was given away or resigned is nobody's here any more.
  const others = (mine ?? []).map(({ you }) => you).filter((seat) => !asked.includes(seat));
  const nameOf = (seat: number): string =>
    info === null ? say('seat.name', { number: seat + 1 }) : sitting(info.seats[seat]);
  const colourOf = (seat: number): string => colourAt(mine?.[0]?.glance ?? null, seat);
  const words =
    mine === null
      ? ''
      : asked.length === 0
        ? say('hotseat.nobody')
        : say('hotseat.pass', { name: nameOf(asked[0]) });
  useNotifying(id, info === null ? '' : titleOf(info), asked.length > 0, () => words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (words === '') return;
    document.title = words;
    // Not the button: a key that was meant for the table lifts nothing.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    else announce(words);
  }, [words]);
  const lift = (seat: number) => liftCurtain(id, seat, asked);

  return (
    <main class="curtain" id="main" tabIndex={-1} lang={language.value}>
      {mine !== null && info?.status === 'playing' && (
        <div class="panel">
          <p class="caps">{titleOf(info)}</p>
          {asked.length > 0 && <Emblem seat={asked[0]} size={72} colour={colourOf(asked[0])} />}
          <h1 ref={heading} tabIndex={-1}>
            {words}
          </h1>
          <p>{say(asked.length > 0 ? 'hotseat.passHint' : 'hotseat.nobodyHint')}</p>
          {asked.map((seat, i) => (
            <Button key={seat} look={i === 0 ? 'act' : 'plain'} size="large" onClick={() => lift(seat)}>
              {say('hotseat.show', { name: nameOf(seat) })}
            </Button>
          ))}
          {others.length > 0 && (
            <section class="curtain-others" aria-labelledby="curtain-others">
              <h2 id="curtain-others">{say('hotseat.others')}</h2>
              {others.map((seat) => (
                <Button key={seat} onClick={() => lift(seat)}>
                  <Emblem seat={seat} size={18} colour={colourOf(seat)} />
                  {say('hotseat.show', { name: nameOf(seat) })}
                </Button>
              ))}
            </section>
          )}
          <p class="hint">{say('hotseat.honest')}</p>
          <footer>
            <a class="button" href="/">
              {say('table.lobby')}
            </a>
            <LanguageChoice />
            <ThemeToggle />
          </footer>
        </div>
      )}
      {info?.status === 'waiting' && (
        <div class="panel">
          <p class="caps">{titleOf(info)}</p>
          <h1>{say('hotseat.waiting')}</h1>
          <a class="button" href="/">
            {say('table.lobby')}
          </a>
        </div>
      )}
    </main>
  );
}
