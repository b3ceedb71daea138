import type { Figure, FigureKey } from './figures.js';

type Source = Pick<Figure, 'source' | 'sourceUrl' | 'from' | 'nextChange'>;

const rows = (source: Source, values: Readonly<Partial<Record<FigureKey, number>>>): Figure[] =>
  Object.entries(values).map(([key, value]) => ({
    key: key as FigureKey,
    value,
    ...source,
    to: '',
    checkedOn: CHECKED_ON,
  }));

/** The day on which these rows were compared with their sources. */
const CHECKED_ON = '2026-11-28';

const SSS_CIRCULARS = {
  source: 'SSS Circulars 2024-006 to 2024-010 (pinoybenefits.com)',
  sourceUrl: 'https://pinoybenefits.com/guides',
  from: '2025-01-01',
  nextChange: '2027-01-31',
};

const SSS_LAW = {
  source: 'Republic Act 11199, section 12',
  sourceUrl: '',
  from: '2019-03-05',
  nextChange: '',
};

const TAX_LAW = {
  source: 'Tax Code, sections 84 and 86, as amended by Republic Act 10963',
  sourceUrl: '',
  from: '2018-01-01',
  nextChange: '',
};

/** The declared dividend rates of MP2, by year. */
const MP2_RATES: Readonly<Record<number, number>> = {
  2010: 5.5,
  2011: 4.63,
  2012: 4.67,
  2013: 4.58,
  2014: 4.69,
  2015: 5.34,
  2016: 7.43,
  2017: 8.11,
  2018: 7.41,
  2019: 7.23,
  2020: 6.12,
  2021: 6,
  2022: 7.03,
  2023: 7.05,
  2024: 7.1,
  2025: 7.12,
};

/** From when to when each increase is the newest one. */
const INCREASES = [
  ['2025-09-01', '2026-05-31', 'https://mb.com.ph'],
  ['2026-06-01', '2027-08-31', 'https://mb.com.ph'],
  ['2027-09-01', '', 'https://mb.com.ph'],
] as const;

const pesos = (amount: number) => amount * 100;

/** The figures until the owner changes them. They are rows like those that the owner enters, not numbers in the formulas. */
export const DEFAULT_FIGURES: readonly Figure[] = [
  ...rows(SSS_CIRCULARS, {
    'sss.rate': 15,
    'sss.employee-rate': 5,
    'sss.least-credit': pesos(5_000),
    'sss.least-credit-overseas': pesos(8_000),
    'sss.most-credit': pesos(35_000),
    'sss.credit-step': pesos(500),
    'sss.regular-credit': pesos(20_000),
    'sss.compensation-low': pesos(10),
    'sss.compensation-high': pesos(30),
    'sss.compensation-from': pesos(15_000),
  }),
  ...rows(SSS_LAW, {
    'sss.pension-base': pesos(300),
    'sss.pension-share': 20,
    'sss.pension-yearly-share': 2,
    'sss.pension-least-share': 40,
    'sss.pension-least-10': pesos(1_200),
    'sss.pension-least-20': pesos(2_400),
    'sss.pension-benefit': pesos(1_000),
    'sss.pension-contributions': 120,
  }),
  ...INCREASES.flatMap(([from, to, sourceUrl]) =>
    rows(
      {
        source: 'SSS: increases of pensions 2025 to 2027 (Manila Bulletin, 2 June 2026)',
        sourceUrl,
        from,
        nextChange: '',
      },
      { 'sss.increase': 10, 'sss.increase-survivors': 5 },
    ).map((row) => ({ ...row, to })),
  ),
  ...rows(
    {
      source: 'Pag-IBIG Fund, HDMF Circular 407',
      sourceUrl: '',
      from: '2018-01-01',
      nextChange: '',
    },
    { 'mp2.least': pesos(500), 'mp2.years': 5 },
  ),
  ...Object.entries(MP2_RATES).map(([year, value]): Figure => ({
    key: 'mp2.rate',
    value,
    source:
      year === '2025' ? 'Pag-IBIG Fund (Manila Bulletin, 27 February 2026)' : 'Pag-IBIG Fund (assistance.ph)',
    sourceUrl: year === '2025' ? 'https://mb.com.ph' : 'https://assistance.ph',
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    checkedOn: CHECKED_ON,
    nextChange: '',
  })),
  ...rows(
    {
      source: 'Commission on Higher Education, average of 2017 (Rappler); no later average is known to us',
      sourceUrl:
        'https://www.rappler.com/nation/171282-ched-approves-tuition-increase-colleges-universities-2017-2018/',
      from: '2017-06-01',
      nextChange: '2027-06-30',
    },
    { 'education.rise': 6.96 },
  ),
  ...rows(
    {
      source:
        'Bangko Sentral ng Pilipinas: target of 2 to 4 % until 2028, middle (The Star, 27 December 2024)',
      sourceUrl:
        'https://thestar.com.my/aseanplus/aseanplus-news/2024/12/27/philippine-central-bank-extends-2-to-4-inflation-target-through-2028',
      from: '2025-01-01',
      nextChange: '2028-12-31',
    },
    { 'prices.rise': 3 },
  ),
  ...rows(TAX_LAW, {
    'estate.rate': 6,
    'estate.standard-deduction': pesos(5_000_000),
    'estate.most-home-deduction': pesos(10_000_000),
  }),
];
