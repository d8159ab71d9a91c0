/** An event that asks for a person or a Province is answered on the map too: where they are. Set by its panel, as long as it asks. */

import { signal } from '@preact/signals';
import type { SuccessorsMapProps } from './map-props.ts';

export type EventPlaces = Pick<SuccessorsMapProps, 'choices' | 'whyNot' | 'onChoose'>;
export const eventPlaces = signal<EventPlaces | null>(null);
