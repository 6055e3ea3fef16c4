/**
 * Real keyboard layouts: the characters of each key in four rows, alone, with Shift and with AltGr. "†" stands for a
 * dead key.
 */

const ROWS = {
  digits: [...'1234567890'].map((digit) => `Digit${digit}`).concat('Minus', 'Equal'),
  top: [...'QWERTYUIOP'].map((letter) => `Key${letter}`).concat('BracketLeft', 'BracketRight'),
  home: [...'ASDFGHJKL'].map((letter) => `Key${letter}`).concat('Semicolon', 'Quote', 'Backslash'),
  low: [...'ZXCVBNM'].map((letter) => `Key${letter}`).concat('Comma', 'Period', 'Slash'),
};

interface Rows {
  readonly digits: readonly [plain: string, shift: string];
  readonly top: readonly [plain: string, shift: string];
  readonly home: readonly [plain: string, shift: string];
  readonly low: readonly [plain: string, shift: string];
  /** Characters typed with AltGr, by key code. */
  readonly graphic?: Readonly<Record<string, string>>;
}

const US_DIGITS = ['1234567890-=', '!@#$%^&*()_+'] as const;
const NORDIC_SIGNS = { Digit7: '{', Digit8: '[', Digit9: ']', Digit0: '}' };

const ROWS_OF: Readonly<Record<string, Rows>> = {
  US: {
    digits: US_DIGITS,
    top: ['qwertyuiop[]', 'QWERTYUIOP{}'],
    home: ["asdfghjkl;'\\", 'ASDFGHJKL:"|'],
    low: ['zxcvbnm,./', 'ZXCVBNM<>?'],
  },
  German: {
    digits: ['1234567890ß†', '!"§$%&/()=?†'],
    top: ['qwertzuiopü+', 'QWERTZUIOPÜ*'],
    home: ['asdfghjklöä#', "ASDFGHJKLÖÄ'"],
    low: ['yxcvbnm,.-', 'YXCVBNM;:_'],
    graphic: NORDIC_SIGNS,
  },
  French: {
    digits: ['&é"\'(-è_çà)=', '1234567890°+'],
    top: ['azertyuiop†$', 'AZERTYUIOP†£'],
    home: ['qsdfghjklmù*', 'QSDFGHJKLM%µ'],
    low: ['wxcvbn,;:!', 'WXCVBN?./§'],
    graphic: { Digit4: '{', Digit5: '[', Minus: ']', Equal: '}' },
  },
  Spanish: {
    digits: ["1234567890'¡", '!"·$%&/()=?¿'],
    top: ['qwertyuiop†+', 'QWERTYUIOP†*'],
    home: ['asdfghjklñ†ç', 'ASDFGHJKLÑ†Ç'],
    low: ['zxcvbnm,.-', 'ZXCVBNM;:_'],
    graphic: { BracketLeft: '[', BracketRight: ']', Quote: '{', Backslash: '}' },
  },
  Swedish: {
    digits: ['1234567890+†', '!"#¤%&/()=?†'],
    top: ['qwertyuiopå†', 'QWERTYUIOPÅ†'],
    home: ["asdfghjklöä'", 'ASDFGHJKLÖÄ*'],
    low: ['zxcvbnm,.-', 'ZXCVBNM;:_'],
    graphic: NORDIC_SIGNS,
  },
  Swiss: {
    digits: ["1234567890'†", '+"*ç%&/()=?†'],
    top: ['qwertzuiopü†', 'QWERTZUIOPè!'],
    home: ['asdfghjklöä$', 'ASDFGHJKLéà£'],
    low: ['yxcvbnm,.-', 'YXCVBNM;:_'],
    graphic: { BracketLeft: '[', BracketRight: ']', Quote: '{', Backslash: '}' },
  },
  Czech: {
    digits: ['+ěščřžýáíé=†', '1234567890%†'],
    top: ['qwertzuiopú)', 'QWERTZUIOP/('],
    home: ['asdfghjklů§†', 'ASDFGHJKL"!\''],
    low: ['yxcvbnm,.-', 'YXCVBNM?:_'],
    graphic: { KeyF: '[', KeyG: ']', KeyB: '{', KeyN: '}' },
  },
  Polish: {
    digits: US_DIGITS,
    top: ['qwertyuiop[]', 'QWERTYUIOP{}'],
    home: ["asdfghjkl;'\\", 'ASDFGHJKL:"|'],
    low: ['zxcvbnm,./', 'ZXCVBNM<>?'],
    graphic: {
      KeyA: 'ą',
      KeyC: 'ć',
      KeyE: 'ę',
      KeyL: 'ł',
      KeyN: 'ń',
      KeyO: 'ó',
      KeyS: 'ś',
      KeyX: 'ź',
      KeyZ: 'ż',
    },
  },
  Dvorak: {
    digits: ['1234567890[]', '!@#$%^&*(){}'],
    top: ["',.pyfgcrl/=", '"<>PYFGCRL?+'],
    home: ['aoeuidhtns-\\', 'AOEUIDHTNS_|'],
    low: [';qjkxbmwvz', ':QJKXBMWVZ'],
  },
  Colemak: {
    digits: US_DIGITS,
    top: ['qwfpgjluy;[]', 'QWFPGJLUY:{}'],
    home: ["arstdhneio'\\", 'ARSTDHNEIO"|'],
    low: ['zxcvbkm,./', 'ZXCVBKM<>?'],
  },
  Russian: {
    digits: ['1234567890-=', '!"№;%:?*()_+'],
    top: ['йцукенгшщзхъ', 'ЙЦУКЕНГШЩЗХЪ'],
    home: ['фывапролджэ\\', 'ФЫВАПРОЛДЖЭ/'],
    low: ['ячсмитьбю.', 'ЯЧСМИТЬБЮ,'],
  },
  Greek: {
    digits: US_DIGITS,
    top: [';ςερτυθιοπ[]', ':†ΕΡΤΥΘΙΟΠ{}'],
    home: ["ασδφγηξκλ†'\\", 'ΑΣΔΦΓΗΞΚΛ†"|'],
    low: ['ζχψωβνμ,./', 'ΖΧΨΩΒΝΜ<>?'],
  },
  Japanese: {
    digits: ['1234567890-^', '!"#$%&\'()†=~'],
    top: ['qwertyuiop@[', 'QWERTYUIOP`{'],
    home: ['asdfghjkl;:]', 'ASDFGHJKL+*}'],
    low: ['zxcvbnm,./', 'ZXCVBNM<>?'],
  },
};

/** One key press as a browser reports it. */
export type KeyPress = KeyboardEventInit & { readonly key: string; readonly code: string };

const capsOf = (sign: string): string => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase());

/**
 * Returns every key press of a layout: each key alone, with Shift and with AltGr. Caps Lock changes the case of
 * letters.
 */
export const pressesOf = (layout: string, capsLock: boolean): readonly KeyPress[] => {
  const { graphic = {}, ...rows } = ROWS_OF[layout] as Rows;
  const press = (code: string, sign: string, init: KeyboardEventInit): KeyPress => ({
    code,
    key: sign === '†' ? 'Dead' : capsLock && /^\p{L}$/u.test(sign) ? capsOf(sign) : sign,
    ...init,
  });
  return [
    ...Object.entries(rows).flatMap(([row, [plain, shift]]) =>
      ROWS[row as keyof typeof ROWS].flatMap((code, index) => [
        press(code, [...plain][index] as string, {}),
        press(code, [...shift][index] as string, { shiftKey: true }),
      ]),
    ),
    // Windows reports AltGr as Ctrl and Alt.
    ...Object.entries(graphic).map(([code, sign]) =>
      press(code, sign, { ctrlKey: true, altKey: true, modifierAltGraph: true }),
    ),
  ];
};

export const LAYOUTS: readonly string[] = Object.keys(ROWS_OF);
