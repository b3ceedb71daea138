import { knownTimeZone } from '../../calendar/domain/known-time-zone.js';

/**
 * The IANA zones of the names that Windows and Outlook use, without their ending `Standard Time`: the main zone of each in
 * the table windowsZones of the Unicode CLDR.
 */
const WINDOWS = `
Dateline=Etc/GMT+12;UTC-11=Etc/GMT+11;Aleutian=America/Adak;Hawaiian=Pacific/Honolulu;Marquesas=Pacific/Marquesas
Alaskan=America/Anchorage;UTC-09=Etc/GMT+9;Pacific Standard Time (Mexico)=America/Tijuana;UTC-08=Etc/GMT+8
Pacific=America/Los_Angeles;US Mountain=America/Phoenix;Mountain Standard Time (Mexico)=America/Mazatlan
Mountain=America/Denver;Yukon=America/Whitehorse;Central America=America/Guatemala;Central=America/Chicago
Easter Island=Pacific/Easter;Central Standard Time (Mexico)=America/Mexico_City;Canada Central=America/Regina
SA Pacific=America/Bogota;Eastern Standard Time (Mexico)=America/Cancun;Eastern=America/New_York
Haiti=America/Port-au-Prince;Cuba=America/Havana;US Eastern=America/Indiana/Indianapolis
Turks And Caicos=America/Grand_Turk;Paraguay=America/Asuncion;Atlantic=America/Halifax;Venezuela=America/Caracas
Central Brazilian=America/Cuiaba;SA Western=America/La_Paz;Pacific SA=America/Santiago;Newfoundland=America/St_Johns
Tocantins=America/Araguaina;E. South America=America/Sao_Paulo;SA Eastern=America/Cayenne
Argentina=America/Argentina/Buenos_Aires;Greenland=America/Godthab;Montevideo=America/Montevideo
Magallanes=America/Punta_Arenas;Saint Pierre=America/Miquelon;Bahia=America/Bahia;UTC-02=Etc/GMT+2
Mid-Atlantic=Etc/GMT+2;Azores=Atlantic/Azores;Cape Verde=Atlantic/Cape_Verde;UTC=Etc/UTC
Coordinated Universal Time=Etc/UTC;GMT=Europe/London;Greenwich=Atlantic/Reykjavik;Sao Tome=Africa/Sao_Tome
Morocco=Africa/Casablanca;W. Europe=Europe/Berlin;Central Europe=Europe/Budapest;Romance=Europe/Paris
Central European=Europe/Warsaw;W. Central Africa=Africa/Lagos;Jordan=Asia/Amman;GTB=Europe/Bucharest
Middle East=Asia/Beirut;Egypt=Africa/Cairo;E. Europe=Europe/Chisinau;Syria=Asia/Damascus;West Bank=Asia/Hebron
South Africa=Africa/Johannesburg;FLE=Europe/Kiev;Israel=Asia/Jerusalem;South Sudan=Africa/Juba
Kaliningrad=Europe/Kaliningrad;Sudan=Africa/Khartoum;Libya=Africa/Tripoli;Namibia=Africa/Windhoek
Arabic=Asia/Baghdad;Turkey=Europe/Istanbul;Arab=Asia/Riyadh;Belarus=Europe/Minsk;Russian=Europe/Moscow
E. Africa=Africa/Nairobi;Volgograd=Europe/Volgograd;Iran=Asia/Tehran;Arabian=Asia/Dubai;Astrakhan=Europe/Astrakhan
Azerbaijan=Asia/Baku;Russia Time Zone 3=Europe/Samara;Mauritius=Indian/Mauritius;Saratov=Europe/Saratov
Georgian=Asia/Tbilisi;Caucasus=Asia/Yerevan;Afghanistan=Asia/Kabul;West Asia=Asia/Tashkent;Qyzylorda=Asia/Qyzylorda
Ekaterinburg=Asia/Yekaterinburg;Pakistan=Asia/Karachi;India=Asia/Kolkata;Sri Lanka=Asia/Colombo;Nepal=Asia/Kathmandu
Central Asia=Asia/Bishkek;Bangladesh=Asia/Dhaka;Omsk=Asia/Omsk;Myanmar=Asia/Yangon;SE Asia=Asia/Bangkok
Altai=Asia/Barnaul;W. Mongolia=Asia/Hovd;North Asia=Asia/Krasnoyarsk;N. Central Asia=Asia/Novosibirsk;Tomsk=Asia/Tomsk
China=Asia/Shanghai;North Asia East=Asia/Irkutsk;Singapore=Asia/Singapore;W. Australia=Australia/Perth;Taipei=Asia/Taipei
Ulaanbaatar=Asia/Ulaanbaatar;Aus Central W.=Australia/Eucla;Transbaikal=Asia/Chita;Tokyo=Asia/Tokyo
North Korea=Asia/Pyongyang;Korea=Asia/Seoul;Yakutsk=Asia/Yakutsk;Cen. Australia=Australia/Adelaide
AUS Central=Australia/Darwin;E. Australia=Australia/Brisbane;AUS Eastern=Australia/Sydney
West Pacific=Pacific/Port_Moresby;Tasmania=Australia/Hobart;Vladivostok=Asia/Vladivostok
Lord Howe=Australia/Lord_Howe;Bougainville=Pacific/Bougainville;Russia Time Zone 10=Asia/Srednekolymsk
Magadan=Asia/Magadan;Norfolk=Pacific/Norfolk;Sakhalin=Asia/Sakhalin;Central Pacific=Pacific/Guadalcanal
Russia Time Zone 11=Asia/Kamchatka;New Zealand=Pacific/Auckland;UTC+12=Etc/GMT-12;Fiji=Pacific/Fiji
Chatham Islands=Pacific/Chatham;UTC+13=Etc/GMT-13;Tonga=Pacific/Tongatapu;Samoa=Pacific/Apia
Line Islands=Pacific/Kiritimati`;

/** Places in the names that Exchange and Windows show which no IANA zone is named after, and its older spellings. */
const PLACES = `
Abu Dhabi=Asia/Dubai;Alaska=America/Anchorage;Arizona=America/Phoenix;Astana=Asia/Almaty;Beijing=Asia/Shanghai
Bern=Europe/Zurich;Brasilia=America/Sao_Paulo;Canberra=Australia/Sydney;Cape Verde Is.=Atlantic/Cape_Verde
Chennai=Asia/Kolkata;Coordinated Universal Time=Etc/UTC;Edinburgh=Europe/London;Ekaterinburg=Asia/Yekaterinburg
Eniwetok=Pacific/Kwajalein;Fiji Islands=Pacific/Fiji;Georgetown=America/Guyana;Greenwich Mean Time=Europe/London
Guadalajara=America/Mexico_City;Hanoi=Asia/Bangkok;Hawaii=Pacific/Honolulu;Hong Kong SAR=Asia/Hong_Kong
Indiana=America/Indiana/Indianapolis;International Date Line West=Etc/GMT+12;Islamabad=Asia/Karachi
Kathmandu=Asia/Kathmandu;Kolkata=Asia/Kolkata;Kyiv=Europe/Kiev;Midway Island=Pacific/Midway;Mumbai=Asia/Kolkata
New Caledonia=Pacific/Noumea;New Delhi=Asia/Kolkata;Nuku'alofa=Pacific/Tongatapu;Osaka=Asia/Tokyo
Pretoria=Africa/Johannesburg;Rangoon=Asia/Yangon;Saskatchewan=America/Regina;Solomon Is.=Pacific/Guadalcanal
Sri Jayawardenepura=Asia/Colombo;St. Petersburg=Europe/Moscow;Tasmania=Australia/Hobart;Ulaan Bataar=Asia/Ulaanbaatar
Universal Coordinated Time=Etc/UTC;West Central Africa=Africa/Lagos;Wellington=Pacific/Auckland;Yangon=Asia/Yangon;Yerevan=Asia/Yerevan`;

function named(list: string): ReadonlyMap<string, string> {
  const pairs = list.trim().split(/[;\n]/);
  return new Map(
    pairs
      .map((pair) => pair.split('=') as [string, string])
      .map(([name, zone]) => [name.toLowerCase(), zone]),
  );
}

const windows = named(WINDOWS);
const places = named(PLACES);
let cities: ReadonlyMap<string, string> | undefined;

/** The zones that are named after a city, by its name. */
function zoneOfCity(name: string): string | undefined {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      zone
        .slice(zone.lastIndexOf('/') + 1)
        .replaceAll('_', ' ')
        .toLowerCase(),
      zone,
    ]),
  );
  return cities.get(name);
}

/** A zone by its IANA name, or one whose clocks are always so many milliseconds ahead of UTC. */
export type NamedZone = string | number;

/**
 * The zone that a calendar means by a name: of IANA, also behind a path as in `/mozilla.org/20050126_1/Europe/Berlin`; of
 * Windows, as shown by it or by old Exchange (`Kuala Lumpur, Singapore`); or a difference to UTC, such as `GMT-0400`.
 * Null for any other name.
 */
export function zoneOfName(text: string): NamedZone | null {
  const name = text.replace(/^"|"$/g, '').replaceAll('\u2212', '-').trim();
  const shown = /^\((?:UTC|GMT)([^)]*)\)(.*)$/i.exec(name);
  if (shown) return zoneOfName(shown[2]!) ?? offsetOf(`UTC${shown[1]!.trim()}`) ?? null;
  return offsetOf(name) ?? windowsZone(name) ?? ianaZone(name) ?? zoneOfPlaces(name);
}

/** `W. Europe Standard Time`, `Pacific Daylight Time`, `Eastern Time (US & Canada)`; the last one stands for `Eastern`. */
function windowsZone(name: string): string | undefined {
  const lower = name.toLowerCase().replace(/ (?:daylight|summer) time/, ' standard time');
  const plain = lower.replace(/ time \((?:us & canada|canada)\)$/, '').replace(/(?: standard)? time$/, '');
  return windows.get(lower) ?? windows.get(plain);
}

/** `UTC+8`, `GMT-0400`, `+08:00`: ahead of UTC with a plus, other than in `Etc/GMT-8`. */
function offsetOf(name: string): number | undefined {
  const parts = /^(?:UTC|GMT|Z)?\s*([+-])(\d{1,2})(?:[:.]?([0-5]\d))?$/i.exec(name);
  if (!parts) return /^(?:UTC|GMT|Z)$/i.test(name) ? 0 : undefined;
  const minutes = Number(parts[2]) * 60 + Number(parts[3] ?? 0);
  return minutes > 14 * 60 ? undefined : (parts[1] === '-' ? -1 : 1) * minutes * 60_000;
}

function ianaZone(name: string): string | null {
  const parts = name.replaceAll(' ', '_').split('/');
  for (let first = 0; first < parts.length; first += 1) {
    const zone = parts.slice(first).join('/');
    const found = windowsZone(zone.replaceAll('_', ' ')) ?? zone;
    const known = knownTimeZone(found);
    if (known) return known;
  }
  return null;
}

/** The first place of the name with a zone: `Beijing, Chongqing, Hong Kong, Urumqi`. */
function zoneOfPlaces(name: string): string | null {
  for (const part of name.toLowerCase().split(/[,;:/]/)) {
    const place = part.split('(', 1)[0]!.trim();
    const zone = places.get(place) ?? zoneOfCity(place) ?? windowsZone(part.trim());
    if (zone) return zone;
  }
  return null;
}
