// How a language writes lists, dates and times.

/** Our English is British: "A, B and C". */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
