/** A client of WebKitGTK's WebDriver with the few commands that the tests need. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const BROWSERS = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
  (name) => `/usr/lib/x86_64-linux-gnu/${name}/MiniBrowser`,
);

/** Opens the browser in a window of 1280 by 900 pixels, on a virtual display. */
export const openBrowser = async (driver: string, display: string, port: number) => {
  const screen = `:${port % 1000}`;
  const started = [
    spawn(display, [screen, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: screen, LIBGL_ALWAYS_SOFTWARE: '1' },
    }),
  ];
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  /** Polls a condition every 50 ms until it holds; an exception counts as false. Throws after 300 tries. */
  const waitFor = async (condition: () => Promise<boolean>, what: string) => {
    for (let tries = 0; tries < 300; tries++) {
      if (await condition().catch(() => false)) return;
      await pause(50);
    }
    throw new Error(`Waited in vain for: ${what}`);
  };
  await waitFor(async () => !!(await call('GET', '/status')), 'the driver');
  const binary = BROWSERS.find((path) => existsSync(path));
  const browserOptions = { binary, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions };
  const begun = await call<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } });
  const session = `/session/${begun.sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 1280, height: 900 });
  /** Evaluates a JavaScript expression in the page. */
  const ask = <Answer>(expression: string) =>
    call<Answer>('POST', `${session}/execute/sync`, { script: `return (${expression});`, args: [] });
  /** Polls a JavaScript expression in the page until it is true. */
  const until = (expression: string, what = expression) => waitFor(() => ask<boolean>(expression), what);
  /** Resolves after the next frame and the tasks that it starts. */
  const frame = () =>
    call<void>('POST', `${session}/execute/async`, {
      script: 'const [then] = arguments; requestAnimationFrame(() => setTimeout(() => then(null)));',
      args: [],
    });
  /** Moves the pointer to the middle of the first element that matches, and clicks if `presses`. */
  const pointer = async (selector: string, presses: boolean) => {
    await until(`!!document.querySelector(${JSON.stringify(selector)})`, selector);
    const middle = () =>
      ask<readonly [number, number]>(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)];
      })()`);
    let [x, y] = await middle();
    // Waits until the element stops moving, since a click would miss it.
    for (let still = 0; still < 2; ) {
      await frame();
      const [nextX, nextY] = await middle();
      still = nextX === x && nextY === y ? still + 1 : 0;
      [x, y] = [nextX, nextY];
    }
    const move = { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' };
    const press = presses ? ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })) : [];
    await call('POST', `${session}/actions`, {
      actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...press] }],
    });
  };
  const press = (value: string) => {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    return call<void>('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  return {
    ask,
    frame,
    until,
    press,
    go: (address: string) => call<void>('POST', `${session}/url`, { url: address }),
    reload: () => call<void>('POST', `${session}/refresh`, {}),
    click: (selector: string) => pointer(selector, true),
    point: (selector: string) => pointer(selector, false),
    async close() {
      await call('DELETE', session).catch(() => undefined);
      for (const each of started) each.kill();
    },
  };
};
