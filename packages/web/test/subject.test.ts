import { describe, expect, it } from 'vitest';
import { bySubject } from '../src/table/subject.ts';

const said = (event: string, params = {}) => ({ key: `event.${event}`, params });

describe('Whom a line of the log is about', () => {
  it('is who it tells of, not who has acted', () => {
    const stays = said('stayed', { seat: 1 });
    const battle = said('battle', { attacker: 0, defender: 1 });
    const rolls = [said('battleRoll', { seat: 0 }), said('battleRoll', { seat: 1 })];
    const won = said('wonBattle', { seat: 0 });
    expect(bySubject([stays, battle, ...rolls, won])).toEqual([
      { about: 1, messages: [stays] },
      { about: 0, messages: [battle, rolls[0]] },
      { about: 1, messages: [rolls[1]] },
      { about: 0, messages: [won] },
    ]);
  });

  it('is nobody where no player is meant', () => {
    const round = said('round', { round: 2 });
    const independents = said('battleRoll', { seat: null });
    expect(bySubject([round, independents])).toEqual([{ about: null, messages: [round, independents] }]);
  });
});
