/** The panels of activations, marches and what others may do against them. */

import type { VNode } from 'preact';
import type { MarchKind } from '../marching.ts';
import { Activation } from './activation.tsx';
import type { Asked } from './at-once.tsx';
import { gates } from './gates.tsx';
import { Independents, Steering } from './independents.tsx';
import { Interception } from './interception.tsx';
import { Marching } from './marching.tsx';
import { Evasion, Loss, simply } from './reactions.tsx';

const panels: { readonly [K in MarchKind]: (props: Asked) => VNode | null } = {
  activate: Activation,
  forceMarch: Activation,
  campaign: Activation,
  march: Marching,
  independents: Independents,
  steer: Steering,
  hold: gates('hold', 'S10.B-01'),
  passage: simply('S10.C-05'),
  honour: simply('S10.C-08'),
  intercept: Interception,
  withdraw: simply('S11.3-01'),
  evade: Evasion,
  flee: simply('S12-03'),
  depart: simply('S10.G-01'),
  join: gates('join', 'S14.2-01'),
  lose: Loss,
  succeed: simply('S14.8-07'),
  inherit: simply('S14.8-07'),
};

export function MarchPanel({ kind }: Asked) {
  const Shown = panels[kind as MarchKind];
  return <Shown kind={kind} />;
}
