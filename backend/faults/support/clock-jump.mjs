// Loaded before the server: SIGUSR2 sets its clock ahead by CLOCK_JUMP_MS, which may be negative.
const { Date: Real } = globalThis;
let ahead = 0;
const now = () => Real.now() + ahead;
const Jumping = new Proxy(Real, {
  construct: (target, values, self) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, self),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
Object.assign(globalThis, { Date: Jumping });

process.on('SIGUSR2', () => {
  ahead = Number(process.env.CLOCK_JUMP_MS);
  console.log('the clock jumped');
});
