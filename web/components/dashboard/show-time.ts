const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** The time of day in the reader's own zone and manner. For the browser only: a server knows neither. */
export const showTime = (iso: string) => clock.format(new Date(iso));

/** The date in the reader's own zone and manner. */
export const showDate = (iso: string) => day.format(new Date(iso));
