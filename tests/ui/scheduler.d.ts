/** React's work queue, as far as tests need it. */
declare module 'scheduler' {
  export const unstable_IdlePriority: number;
  export const unstable_scheduleCallback: (priority: number, callback: () => void) => unknown;
}
