/** Offers of actions. No piece has two offers with the same key, so each key picks one action. */
import type { Offer } from '../../../kernel/asking/menu.ts';

const GROUPS = ['Attack', 'Move', 'Move others', 'Change', 'Late game'] as const;

type OfferGroup = (typeof GROUPS)[number];

/** The groups of basic offers. The app shows newcomers only basic offers at first. */
const BASIC_GROUPS: readonly (OfferGroup | null)[] = ['Attack', 'Move'];

const PLACES_PER_GROUP = 100;

/** Icons of the abilities: path data on a 20 by 20 grid. */
export const SIGNS = {
  again: 'M2.5 10H9M6.5 7L9.5 10L6.5 13M10.5 10H17M14.5 7L17.5 10L14.5 13',
  aim: 'M15.4 6.2A6.5 6.5 0 1 0 16.5 10.5M15.8 2.5V6.5H11.8',
  bend: 'M3 16L10 5L17 16M17 11.5V16H12.6',
  blast: 'M10 2.5L12 7.5L17 6L14.2 10L17 14L12 12.5L10 17.5L8 12.5L3 14L5.8 10L3 6L8 7.5Z',
  climb: 'M3 17V13H8V9H13V5H17M14.5 2.5L17 5L14.5 7.5',
  control: 'M2.5 10C5.5 5 14.5 5 17.5 10C14.5 15 5.5 15 2.5 10M10 8A2 2 0 1 0 10 12A2 2 0 1 0 10 8',
  convert: 'M10 3.5A6.5 6.5 0 1 0 10 16.5A6.5 6.5 0 1 0 10 3.5V16.5M12.5 7V13M14.5 9V11',
  egg: 'M10 3C13 3 15 8 15 11.5A5 5 0 0 1 5 11.5C5 8 7 3 10 3Z',
  freeze: 'M10 2.5V17.5M3.5 6.2L16.5 13.8M16.5 6.2L3.5 13.8M8 4L10 6L12 4M8 16L10 14L12 16',
  fuse: 'M3.5 3.5H12.5V12.5H3.5ZM7.5 7.5H16.5V16.5H7.5Z',
  gather:
    'M3 3L7.5 7.5M7.5 4V7.5H4M17 3L12.5 7.5M12.5 4V7.5H16M3 17L7.5 12.5M4 12.5H7.5V16M17 17L12.5 12.5M16 12.5H12.5V16',
  jump: 'M3 15A7 7.5 0 0 1 17 14M17.5 9.5L17 14L12.8 12.6',
  load: 'M10 2.5V11M6.8 8L10 11.2L13.2 8M3.5 11.5V16.5H16.5V11.5',
  morph: 'M4 8.5A6.3 6.3 0 0 1 15.2 6.3M15.5 2.8V6.5H11.8M16 11.5A6.3 6.3 0 0 1 4.8 13.7M4.5 17.2V13.5H8.2',
  part: 'M3 3H9V9H3ZM11 11H17V17H11ZM11 5.5H14.5V9M9 14.5H5.5V11',
  pass: 'M10 3.5A6.5 6.5 0 1 0 10 16.5A6.5 6.5 0 1 0 10 3.5M5.4 14.6L14.6 5.4',
  plan: 'M10 3.5A6.5 6.5 0 1 0 10 16.5A6.5 6.5 0 1 0 10 3.5M10 6.5V10L12.8 12',
  pull: 'M3.5 4V16M17 10H7M10 6.8L6.8 10L10 13.2',
  push: 'M3.5 4V16M6.5 10H16.5M13.5 6.8L16.7 10L13.5 13.2',
  scatter:
    'M8 8L3.5 3.5M3.5 7V3.5H7M12 8L16.5 3.5M13 3.5H16.5V7M8 12L3.5 16.5M3.5 13V16.5H7M12 12L16.5 16.5M16.5 13V16.5H13',
  shadow:
    'M10 3.5A6.5 6.5 0 0 1 13.6 4.6M16 7.5A6.5 6.5 0 0 1 16.2 12M14 15.1A6.5 6.5 0 0 1 10 16.5M6.3 15.3A6.5 6.5 0 0 1 3.8 12M3.8 8A6.5 6.5 0 0 1 6.2 4.7',
  swap: 'M3.5 7H16.5L13.3 3.8M16.5 13H3.5L6.7 16.2',
  time: 'M5 3H15M5 17H15M6.3 3C6.3 8.5 13.7 11.5 13.7 17M13.7 3C13.7 8.5 6.3 11.5 6.3 17',
  tunnel: 'M3 16.5V10.5A7 7 0 0 1 17 10.5V16.5M7 16.5V11.5A3 3 0 0 1 13 11.5V16.5',
  twin: 'M7.3 6A4 4 0 1 0 7.3 14A4 4 0 1 0 7.3 6M12.7 6A4 4 0 0 1 12.7 14',
  unload: 'M10 11.5V3M6.8 6L10 2.8L13.2 6M3.5 11.5V16.5H16.5V11.5',
  wall: 'M3 4.5H17V15.5H3ZM3 10H17M10 4.5V10M6.5 10V15.5M13.5 10V15.5',
  wonder: 'M10 2.8L12.2 7.5L17.3 8.2L13.6 11.7L14.5 16.8L10 14.3L5.5 16.8L6.4 11.7L2.7 8.2L7.8 7.5Z',
} as const;

/** Makes the offer of an action. `group` is null if no piece makes the action; `place` counts from 0 in a group. */
export const offer = (
  group: OfferGroup | null,
  place: number,
  key: string,
  sign: keyof typeof SIGNS,
  name: string,
  brief: string,
): Offer => ({
  place: group === null ? place : (GROUPS.indexOf(group) + 1) * PLACES_PER_GROUP + place,
  group,
  sign: SIGNS[sign],
  isBasic: BASIC_GROUPS.includes(group),
  key,
  name,
  brief,
});
