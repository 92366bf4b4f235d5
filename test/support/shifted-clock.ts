// Preloaded into a server: shifts its clock by CLOCK_AHEAD milliseconds. Each SIGUSR2 turns the shift off or on again.
let ahead = Number(process.env.CLOCK_AHEAD);
const { now } = Date;

process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? Number(process.env.CLOCK_AHEAD) : 0;
});

globalThis.Date = new Proxy(Date, {
  construct: (date, given, asked) => Reflect.construct(date, given.length > 0 ? given : [now() + ahead], asked),
  apply: () => new Date().toString(),
  get: (date, name) => (name === 'now' ? () => now() + ahead : Reflect.get(date, name)),
});
