const SPEED_KEY = 'suluh-player-speed';
const CAPTIONS_KEY = 'suluh-player-captions';
const YEAR_SECONDS = 31_536_000;

/** Cookie of the quality chosen last, which the server reads too. */
export const QUALITY_COOKIE = 'suluh-quality';

/** Speeds of the player. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return; // a browser that keeps nothing: chosen anew the next time
  }
}

/** The speed chosen last; 1 without one. Browser only. */
export const rememberedSpeed = (): number => SPEEDS.find((speed) => String(speed) === read(SPEED_KEY)) ?? 1;
export const rememberSpeed = (speed: number): void => write(SPEED_KEY, String(speed));

/** Whether captions were wanted last; they are, until somebody takes them away. Browser only. */
export const wantsCaptions = (): boolean => read(CAPTIONS_KEY) !== 'off';
export const rememberCaptions = (isShown: boolean): void => write(CAPTIONS_KEY, isShown ? 'on' : 'off');

/** Keeps the quality for the next lesson, on this device. Browser only. */
export function rememberQuality(quality: string): void {
  document.cookie = `${QUALITY_COOKIE}=${quality}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
