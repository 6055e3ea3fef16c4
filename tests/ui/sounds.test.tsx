import { expect, test } from 'vitest';
import type { BoardEvent } from '../../src/kernel/event.ts';
import { play, SOUNDS, soundFor } from '../../src/ui/sound/Sounds.tsx';

const captured: BoardEvent = { kind: 'captured', unit: 2, by: 1 };
const moved: BoardEvent = { kind: 'moved', unit: 1, path: [0, 1], at: [1] };
const burst: BoardEvent = { kind: 'burst', centre: 1, squares: [1] };
const marked: BoardEvent = { kind: 'marked', square: 1, marks: [] };
const step = (...events: BoardEvent[]) => [{ rule: 'X-1', events }];

test.each([
  ['a move', step(moved), 'step'],
  ['a capture, which is more than its move', step(moved, captured), 'take'],
  ['a burst, which is more than what it takes', step(captured, burst), 'burst'],
  ['nothing of what only follows', step(marked), null],
] as const)('heard: %s', (_what, steps, sound) => {
  expect(soundFor(steps)).toBe(sound);
});

test('every sound is quiet and short', () => {
  for (const notes of Object.values(SOUNDS))
    for (const { loud, at, length } of notes) {
      expect(loud).toBeLessThanOrEqual(0.25);
      expect(at + length).toBeLessThan(1);
    }
});

test('a sound has a voice per note, each started and stopped', () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const ramp = {
    setValueAtTime: () => ramp,
    linearRampToValueAtTime: () => ramp,
    exponentialRampToValueAtTime: () => ramp,
  };
  const node = {
    type: '',
    frequency: ramp,
    gain: ramp,
    connect: (to: unknown) => to,
    start: (at: number) => begun.push(at),
    stop: (at: number) => ended.push(at),
  };
  play(
    {
      currentTime: 10,
      destination: node,
      createOscillator: () => node,
      createGain: () => node,
    } as unknown as AudioContext,
    'end',
  );
  expect(begun).toEqual([10, 10.12, 10.24]);
  expect(ended.every((at, index) => at > (begun[index] ?? at))).toBe(true);
});
