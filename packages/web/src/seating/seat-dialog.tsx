/** Everything about one's seat at a running table: other devices, a bot that sits in, going back, leaving, and the others. */

import './seating.css';
import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '../api.ts';
import { hide, isHidden } from '../hidden-chat.ts';
import { linkTo } from '../invitations.ts';
import { Button } from '../look/button.tsx';
import { Copy } from '../look/copy.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Emblem } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { Stepper } from '../look/stepper.tsx';
import { say } from '../messages.ts';
import { ownerSecret } from '../owner-secrets.ts';
import { sitting } from '../people.ts';
import { useTable } from '../table/context.ts';
import { useDoing, usualBot } from './doing.ts';
import { OwnerSwitch } from './owner-switch.tsx';
import { seatApi } from './seat-api.ts';
import { Twice } from './twice.tsx';

/** The longest way back that can be asked for by its length. */
const FARTHEST = 50;

type Doing = ReturnType<typeof useDoing>;

export function SeatDialog({ onClose }: { readonly onClose: () => void }) {
  const { latest } = useTable();
  const info = latest.info.value;
  const me = latest.me.value;
  const doing = useDoing();
  if (info === null) return null;
  const isOn = info.status === 'playing';
  return (
    <Dialog title={say('seating.title')} onClose={onClose}>
      <div class="seating">
        {doing.problem !== '' && (
          <p class="problem" role="alert">
            {doing.problem}
          </p>
        )}
        {me !== null && <Device id={info.id} {...doing} />}
        {me !== null && isOn && <SitIn info={info} seat={info.seats[me]} {...doing} />}
        {me !== null && isOn && <GoBack info={info} {...doing} onAsked={onClose} />}
        {me !== null && isOn && <GetUp info={info} me={me} {...doing} />}
        <Others info={info} me={me} isOn={isOn} {...doing} />
        {ownerSecret(info.id) !== null && <Owner info={info} {...doing} />}
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Device({ id, busy, doing }: Doing & { readonly id: string }) {
  const [link, setLink] = useState('');
  const make = () =>
    doing(async () => {
      const { secret } = await seatApi.secondLink(id);
      setLink(linkTo(id, secret));
    });
  return (
    <Part title={say('seating.device')}>
      <p>{say(link === '' ? 'seating.deviceHint' : 'seating.deviceReady')}</p>
      {link === '' ? (
        <Button disabled={busy} onClick={make}>
          <Stroke name="link" size={16} />
          {say('seating.makeLink')}
        </Button>
      ) : (
        <Copy text={link} label={say('seating.device')} />
      )}
    </Part>
  );
}

function SitIn({ info, seat, busy, doing }: Doing & { readonly info: TableInfo; readonly seat: SeatInfo }) {
  const isPlayedFor = seat.bot !== null;
  const change = () =>
    doing(async () =>
      isPlayedFor ? seatApi.playAgain(info.id) : seatApi.sitIn(info.id, await usualBot(info.game)),
    );
  return (
    <Part title={say('seating.away')}>
      <p>{say(isPlayedFor ? 'seating.botPlays' : 'seating.awayHint')}</p>
      <Button disabled={busy} onClick={change}>
        <Stroke name={isPlayedFor ? 'user' : 'bot'} size={16} />
        {say(isPlayedFor ? 'seating.back' : 'seating.sitIn')}
      </Button>
    </Part>
  );
}

interface GoBackProps extends Doing {
  readonly info: TableInfo;
  readonly onAsked: () => void;
}
function GoBack({ info, busy, doing, onAsked }: GoBackProps) {
  const { latest } = useTable();
  const now = latest.view.value?.seq ?? 0;
  const [moves, setMoves] = useState(1);
  const ask = (to: number | 'turn') =>
    doing(async () => {
      await seatApi.ask(info.id, { do: 'takeBack', to });
      onAsked();
    });
  if (now === 0) return null;
  const most = Math.min(FARTHEST, now);
  return (
    <Part title={say('seating.goBack')}>
      <p>{say('seating.goBackHint')}</p>
      <div class="seating-ways">
        <Button disabled={busy} onClick={() => ask('turn')}>
          <Stroke name="undo" size={16} />
          {say('seating.toTurn')}
        </Button>
        <span class="seating-way">
          <Stepper
            label={say('seating.moves')}
            value={Math.min(moves, most)}
            least={1}
            most={most}
            onChoose={setMoves}
          />
          <Button disabled={busy} onClick={() => ask(now - Math.min(moves, most))}>
            {say('seating.byMoves', { count: Math.min(moves, most) })}
          </Button>
        </span>
      </div>
    </Part>
  );
}

function GetUp({ info, me, busy, doing }: Doing & { readonly info: TableInfo; readonly me: number }) {
  const [link, setLink] = useState('');
  const isLast = info.seats.every(({ seat, taken }) => seat === me || !taken);
  return (
    <Part title={say('seating.getUp')}>
      {link !== '' && (
        <>
          <p>{say('seating.handReady')}</p>
          <Copy text={link} label={say('seating.handOver')} />
        </>
      )}
      <div class="seating-ways">
        {link === '' && (
          <Twice
            words={say('seating.handOver')}
            then={say('seating.handOverThen')}
            disabled={busy}
            act={() =>
              doing(async () => {
                const { secret } = await seatApi.handOverLink(info.id);
                setLink(linkTo(info.id, secret));
              })
            }
          />
        )}
        <Twice
          words={say('seating.resign')}
          then={say('seating.resignThen')}
          disabled={busy}
          act={() => doing(async () => seatApi.resign(info.id, await usualBot(info.game)))}
        >
          <Stroke name="flag" size={16} />
        </Twice>
        {isLast && (
          <Twice
            words={say('seating.abandon')}
            then={say('seating.abandonThen')}
            disabled={busy}
            act={() => doing(() => seatApi.abandon(info.id))}
          />
        )}
      </div>
    </Part>
  );
}

interface OthersProps extends Doing {
  readonly info: TableInfo;
  readonly me: number | null;
  readonly isOn: boolean;
}
function Others({ info, me, isOn, busy, doing }: OthersProps) {
  const [link, setLink] = useState<{ readonly seat: number; readonly text: string } | null>(null);
  const others = info.seats.filter(({ seat }) => seat !== me);
  const askLink = (of: number) =>
    doing(async () => {
      const { secret } = await seatApi.ask(info.id, { do: 'link', of });
      if (secret !== undefined) setLink({ seat: of, text: linkTo(info.id, secret) });
    });
  const askFree = (of: number) =>
    doing(async () => seatApi.ask(info.id, { do: 'free', of, bot: await usualBot(info.game) }));
  return (
    <Part title={say('seating.others')}>
      {me !== null && isOn && <p>{say('seating.othersHint')}</p>}
      <ul class="seating-others">
        {others.map((each) => (
          <li key={each.seat}>
            <Emblem seat={each.seat} size={22} />
            <b>{sitting(each)}</b>
            {me !== null && isOn && (
              <Button size="small" disabled={busy} onClick={() => askLink(each.seat)}>
                {say('seating.askLink')} <span class="unseen">{sitting(each)}</span>
              </Button>
            )}
            {me !== null && isOn && each.taken && (
              <Button size="small" disabled={busy} onClick={() => askFree(each.seat)}>
                {say('seating.askFree')} <span class="unseen">{sitting(each)}</span>
              </Button>
            )}
            {each.taken && (
              <Button
                size="small"
                look="quiet"
                aria-pressed={isHidden(info.id, each.seat)}
                onClick={() => hide(info.id, each.seat, !isHidden(info.id, each.seat))}
              >
                {say(isHidden(info.id, each.seat) ? 'seating.showChat' : 'seating.hideChat')}{' '}
                <span class="unseen">{sitting(each)}</span>
              </Button>
            )}
            {link?.seat === each.seat && (
              <Fragment>
                <p>{say('seating.linkReady')}</p>
                <Copy text={link.text} label={say('seating.linkFor', { seat: each.seat })} />
              </Fragment>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Owner({ info, doing }: Doing & { readonly info: TableInfo }) {
  return (
    <Part title={say('seating.owner')}>
      <OwnerSwitch
        id="spectators-chat"
        words={say('seating.spectatorsChat')}
        is={info.spectatorsChat}
        choose={(spectatorsChat) => doing(() => seatApi.set(info.id, { spectatorsChat }))}
      />
    </Part>
  );
}
