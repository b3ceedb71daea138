/** Frequencies of the notes in hertz, and when each starts in seconds. */
const NOTES = [
  { frequency: 659.25, start: 0 },
  { frequency: 880, start: 0.16 },
];
const VOLUME = 0.07;
const NOTE_DURATION = 0.9;

let context: AudioContext | undefined;

/** Plays two soft notes. Silent until the user has clicked somewhere in the page. */
export async function playChime(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
  for (const { frequency, start } of NOTES) playNote(context, frequency, context.currentTime + start);
}

function playNote(audio: AudioContext, frequency: number, start: number): void {
  const note = new OscillatorNode(audio, { frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_DURATION);
  note.connect(volume).connect(audio.destination);
  note.start(start);
  note.stop(start + NOTE_DURATION);
}
