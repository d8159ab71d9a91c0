import { describe, expect, it } from 'vitest';
import { newGame, type Scene, scene, told } from './scene.ts';

const options = { heraklesLater: true };
/** Seat 0 has Hemlock, and CUs with Alexandros. */
function poisoned(position: Scene) {
  const table = scene({
    turn: 2,
    step: 'tyche',
    hands: { 0: ['drink-the-hemlock'] },
    pcs: { damaskos: 0 },
    units: ['0 damaskos loyal 1'],
    royals: { alexandros: 'damaskos by 0', kleopatra: 'damaskos', herakles: 'box' },
    ...position,
  });
  table.does(0, { event: 'drink-the-hemlock' });
  table.does(0, { royal: 'alexandros' });
  return table;
}

describe('16.2 Herakles', () => {
  it('S16.2-01 begins off the map, and nobody has his Legitimacy', () => {
    const table = newGame(2, { options: { ...options, chooseColours: true } });
    expect(table.fact('royals')).toMatchObject({ herakles: 'box', philippos: 'box' });
    const usual = newGame(2, { options: { chooseColours: true } });
    expect(usual.fact('royals')).toMatchObject({ herakles: 'damaskos' });
  });

  it('S16.2-02 C1-06 comes to Pergamon when Alexandros is poisoned', () => {
    const table = poisoned({ options });
    expect(table.fact('royals')).toMatchObject({ alexandros: 'dead', herakles: 'pergamon' });
    expect(told(table, 'heirAppears')).toEqual({ royal: 'herakles', space: 'pergamon' });
  });

  it('S16.2-02 D16-03 whoever holds Pergamon controls him at once', () => {
    const table = poisoned({ options, pcs: { damaskos: 0, pergamon: 1 } });
    expect(table.fact('royals')).toMatchObject({ herakles: 'pergamon by 1' });
    const guarded = poisoned({
      options,
      pcs: { damaskos: 0, pergamon: 1 },
      generals: { krateros: '2 pergamon' },
    });
    expect(guarded.fact('royals')).toMatchObject({ herakles: 'pergamon by 2' });
  });

  it('S16.2-02 or when he is assassinated in Game Turn IV; Herakles has his own check in V', () => {
    const missed = {
      seats: 2,
      turn: 4,
      step: 'preparations',
      generals: { krateros: '0 melitene', antigonos: '1 gordion' },
      provinces: { aigyptos: 1 },
      royals: { alexandros: 'melitene by 0', herakles: 'box' },
    } as const;
    const table = scene({ ...missed, options });
    expect(table.fact('royals')).toMatchObject({ alexandros: 'dead', herakles: 'pergamon' });
    expect(scene(missed).fact('royals')).toMatchObject({ alexandros: 'dead', herakles: 'box' });
  });

  it('S16.2-02 nobody else brings him, and once is enough', () => {
    const table = poisoned({
      options,
      royals: { alexandros: 'damaskos by 0', kleopatra: 'damaskos', herakles: 'dead' },
    });
    expect(table.fact('royals')).toMatchObject({ herakles: 'dead' });
    const other = scene({
      options,
      turn: 2,
      step: 'tyche',
      hands: { 0: ['drink-the-hemlock'] },
      pcs: { damaskos: 0 },
      units: ['0 damaskos loyal 1'],
      royals: { philippos: 'damaskos by 0', kleopatra: 'damaskos', herakles: 'box' },
    });
    other.does(0, { event: 'drink-the-hemlock' });
    other.does(0, { royal: 'philippos' });
    expect(other.fact('royals')).toMatchObject({ philippos: 'dead', herakles: 'box' });
  });
});
