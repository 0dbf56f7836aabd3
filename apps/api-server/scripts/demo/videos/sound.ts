import { secondsOf, type DemoVideo } from '../data/lessons/shape.ts';

/** Enough for tones below 1 kHz, which is all there is; every sample is paid for in data. */
const SAMPLE_RATE = 4_000;
const HEADER_BYTES = 44;
/** Five tones of one octave, as a gamelan in slendro has them, in hertz. */
const TONES = [196, 225, 259, 297, 341] as const;
/** A tone is struck so often, in seconds, and lasts so long. */
const [BEAT, DECAY] = [0.75, 0.9] as const;
const LOUDNESS = 42;

/** Which tone is struck at a beat: the same for the same words, and no two beside each other. */
const toneAt = (beat: number, seed: number): number => TONES[(beat * 2 + (seed % 3) + (beat % 4 === 3 ? 1 : 0)) % 5]!;

/** Height of the wave at a moment: a struck tone with its octave, fading, and the one before it still ringing. */
function heightAt(seconds: number, seed: number): number {
  const beat = Math.floor(seconds / BEAT);
  return [beat - 1, beat]
    .filter((each) => each >= 0)
    .reduce((sum, each) => {
      const since = seconds - each * BEAT;
      const turn = 2 * Math.PI * toneAt(each, seed) * since;
      const attack = Math.min(1, since / 0.01);
      return sum + attack * Math.exp(-since / (DECAY / 3)) * (Math.sin(turn) + 0.3 * Math.sin(2 * turn));
    }, 0);
}

/**
 * Sound of a recording for those who listen alone: struck tones beside what the captions say, as WAV of one channel and
 * 8 bits. Nothing is spoken.
 */
export function soundOf(video: DemoVideo): Buffer {
  const samples = Math.round(secondsOf(video) * SAMPLE_RATE);
  const seed = [...video.name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const file = Buffer.alloc(HEADER_BYTES + samples);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20); // PCM
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1)
    file[HEADER_BYTES + at] = 128 + Math.round(LOUDNESS * heightAt(at / SAMPLE_RATE, seed));
  return file;
}
