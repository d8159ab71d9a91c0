/** ICU texts, compiled to the source of small functions. What they need at run time is in src/messages.ts. */

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What sort of thing each parameter is: `seat`, a noun or several that it might be, `[…]` for lists of them. */
export type Sorts = { readonly [param: string]: Sort };
type Sort = string | readonly string[];

/** The source of `(params, words) => string`. */
export function compile(text: string, sorts: Sorts): string {
  const elements = parse(text, { ignoreTag: true });
  if (elements.every(({ type }) => type === TYPE.literal)) return `()=>${joined(elements, sorts)}`;
  return `(p,w)=>${joined(elements, sorts)}`;
}

function joined(elements: readonly MessageFormatElement[], sorts: Sorts, counted = ''): string {
  if (elements.length === 0) return '""';
  return elements.map((element) => expression(element, sorts, counted)).join('+');
}

function expression(element: MessageFormatElement, sorts: Sorts, counted: string): string {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value);
    case TYPE.argument:
      return inWords(element.value, sorts[element.value]);
    case TYPE.pound:
      return `w.d(${counted})`;
    case TYPE.number: {
      const style = element.style;
      const options = style && typeof style === 'object' ? JSON.stringify(style.parsedOptions) : '{}';
      return `w.d(${param(element.value)},${options})`;
    }
    case TYPE.plural: {
      if (element.offset !== 0) throw new Error('plurals with an offset are not compiled');
      const number = param(element.value);
      const ordinal = element.pluralType === 'ordinal' ? ',1' : '';
      return `w.p(${number},${forms(element.options, sorts, number)}${ordinal})`;
    }
    case TYPE.select:
      return `w.c(${param(element.value)},${forms(element.options, sorts, counted)})`;
    default:
      throw new Error(`an element of type ${element.type} is not compiled`);
  }
}

const param = (name: string): string => `p[${JSON.stringify(name)}]`;

function forms(
  options: { readonly [form: string]: { readonly value: readonly MessageFormatElement[] } },
  sorts: Sorts,
  counted: string,
): string {
  const each = Object.entries(options).map(
    ([form, { value }]) => `${JSON.stringify(form)}:()=>${joined(value, sorts, counted)}`,
  );
  return `{${each.join()}}`;
}

function inWords(name: string, sort: Sort | undefined): string {
  if (sort === 'seat') return `w.s(${param(name)})`;
  const nouns = [sort ?? []].flat().map((noun) => `,${JSON.stringify(noun)}`);
  return `w.n(${param(name)}${nouns.join('')})`;
}
