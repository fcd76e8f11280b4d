import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '../../../contract/facts/locales.ts';
import type { EngineJob, EnginePart, EngineResult } from '../job/job.ts';
import { createEngine, type BuiltInEngine } from '../engine.ts';
import { colorOf, distance } from '../speech/spectrum.ts';
import { leastSampleSeconds } from '../../../contract/facts/tools/audio.ts';
import { rangeOf, trackPitch } from '../speech/pitch.ts';
import { levelled, loudnessOf } from '../speech/loudness.ts';
import { spokenTag } from '../speech/parody.ts';
import { atRate } from '../voice/samples.ts';
import { spokenWordsIn } from '../speech/spoken-words.ts';
import { spoken } from '../speech/spoken.ts';
import { readSentences } from '../voice/read.ts';
import { languageOf, sentencesOf } from '../speech/text.ts';
import { voiceOf } from '../speech/voices.ts';
import { readSound } from '../media/decode.ts';
import { secondsOf, type Sound } from '../media/video.ts';
import { encodeMp3 } from '../media/sound.ts';
import { loudness } from './kit/sound.ts';
import { everyCase } from './kit/depth.ts';

// Where the processor is slow and has other work, a sentence takes a minute, and every case minutes.
vi.setConfig({ testTimeout: everyCase ? 600_000 : 240_000 });

let folder: string;
let engine: BuiltInEngine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iridia-speech-'));
  engine = createEngine({ size: 1 });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

type Spoken = EngineResult & { path: string; sound: Sound; seconds: number; stages: string[]; parts: EnginePart[] };

async function speak(
  capability: 'audio.fromText' | 'audio.clone',
  inputs: Record<string, unknown>,
  files: EngineJob['files'] = {},
): Promise<Spoken> {
  const stages: string[] = [];
  const parts: EnginePart[] = [];
  const job: EngineJob = {
    id: 'job',
    tool: 'test',
    capability,
    inputs,
    files,
    locale: 'en',
    folder: await mkdtemp(join(folder, 'job-')),
  };
  const result = await engine.run(job, {
    onProgress: (_, stage) => stages.push(stage),
    onPart: (part) => parts.push(part),
    signal: new AbortController().signal,
  });
  const [output] = result.outputs;
  expect(output).toMatchObject({ type: 'audio/mpeg', width: null, height: null });
  const sound = (await readSound(output!.path, { rate: 22_050 }))!;
  expect(secondsOf(sound)).toBeCloseTo(output!.duration!, 0);
  expect(loudness(sound)).toBeGreaterThan(0.03);
  return { ...result, path: output!.path, sound, seconds: output!.duration!, stages: [...new Set(stages)], parts };
}

/** What several tests listen to is read once. */
const received = new Map<string, Promise<Spoken>>();
function read(inputs: { text: string; voice?: string; language?: string; speed?: number }): Promise<Spoken> {
  const { text, voice = 'neutral', language, speed } = inputs;
  const key = JSON.stringify([text, voice, language, speed]);
  const known = received.get(key) ?? speak('audio.fromText', inputs);
  received.set(key, known);
  return known;
}
const pitch = ({ sound }: Spoken) => rangeOf(trackPitch(sound.samples, sound.rate)).median;
const color = ({ sound }: Spoken) => colorOf(sound.samples, sound.rate);

const short = 'The boat goes home.';
/** Its digits are read as words of the language, each less than a second: what is spoken longer takes as much longer to make. */
const eighty = '80';
const long = 'The boat goes home. Nobody waits for it on the other side of the river, but it goes all the same.';

describe('a text read aloud', () => {
  it.skipIf(!everyCase)('takes longer with more text and less long with more speed', async () => {
    const [one, more, fast] = [await read({ text: short }), await read({ text: long }), await read({ text: long, speed: 2 })];
    expect(more.seconds).toBeGreaterThan(one.seconds * 2);
    expect(fast.seconds).toBeLessThan(more.seconds * 0.65);
    expect(one.stages).toEqual(['speaking', 'encoding']);
    expect(one.notes).toEqual({ synthetic: true, language: 'en', voice: 'neutral' });
  });

  it('speaks each language in its own way', async () => {
    // The synthesizers of Russian and Chinese are checked below, without a job.
    const spokenHere = everyCase ? locales : (['en'] as const);
    const lengths = new Set<string>();
    for (const language of spokenHere) {
      const { notes, seconds } = await read({ text: eighty, language });
      expect(notes).toMatchObject({ language });
      lengths.add(seconds.toFixed(2));
    }
    expect(lengths.size).toBe(spokenHere.length);
  });

  it.skipIf(!everyCase)('has voices that lie apart', async () => {
    const pitches = [];
    for (const voice of ['deep', 'calm', 'neutral']) pitches.push(pitch(await read({ text: short, voice })));
    expect(pitches).toEqual(pitches.toSorted((one, other) => one - other));
    expect(pitches[2]! - pitches[0]!).toBeGreaterThan(60);
    expect(pitches[1]! - pitches[0]!).toBeGreaterThan(8);
  });

  it.skipIf(!everyCase)('has men in French who speak lower than the woman whose melody they share', async () => {
    const [woman, ...men] = await Promise.all(
      ['neutral', 'calm', 'deep'].map(async (voice) => pitch(await read({ text: 'Voici le train de Lyon.', language: 'fr', voice }))),
    );
    for (const man of men) expect(man).toBeLessThan(0.75 * woman!);
  });

  it.each(everyCase ? ['neutral', 'bright', 'calm', 'deep'] : ['neutral'])(
    'is as loud in the voice %s as other speech, and never cut',
    async (voice) => {
      const { sound } = await read(everyCase ? { text: long, voice } : { text: eighty, voice, language: 'en' });
      expect(loudnessOf(sound)).toBeGreaterThan(-20);
      expect(loudnessOf(sound)).toBeLessThan(-16);
      expect(sound.samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(0.97);
    },
  );

  it.skipIf(!everyCase)('in English reads words in other letters too', async () => {
    const [without, with_] = [
      await read({ text: 'I love very much.', language: 'en' }),
      await read({ text: 'I love Москва и 北京 very much.', language: 'en' }),
    ];
    expect(with_.seconds).toBeGreaterThan(without.seconds + 1);
  });

  it.skipIf(!everyCase).each(['britishWoman', 'britishMan'])('has the English voice %s, which speeds up too', async (voice) => {
    const usual = await read({ text: short, voice, language: 'en' });
    const fast = await read({ text: short, voice, language: 'en', speed: 2 });
    expect(fast.seconds).toBeLessThan(usual.seconds * 0.75);
  });

  it('is refused when nothing in it can be spoken', async () => {
    await expect(read({ text: '*** 🦊 !!!' })).rejects.toMatchObject({ kind: 'refused', reason: 'nothingToSay' });
  });
});

describe('a text', () => {
  it('is taken apart into sentences without orders for the synthesizer', () => {
    const sentences = sentencesOf('Hi <audio src="x">there</audio>. [[h@]] {x} 🦊\u0007\n\nGo on! Now.', 'en');
    expect(sentences.join(' ')).not.toMatch(/[<>[\]{}\p{Cc}🦊]/u);
    expect(sentences.slice(-2)).toEqual(['Go on!', 'Now.']);
    expect(sentencesOf('你好。再见！', 'zh')).toEqual(['你好。', '再见！']);
    expect(sentencesOf('Go 🇫🇷👍🏽1️⃣!', 'en')).toEqual(['Go 1 !']);
  });

  it.each([
    ['en', 'It costs €4.20, i.e. on 3/14/2026.', 'It costs 4 euros and 20 cents, that is on March 14th, 2026.'],
    ['en', 'See https://example.com/shop?id=5 for 20% off!', 'See example dot com slash shop for 20 percent off!'],
    ['en', 'Dr. Smith weighs 80 kg. Write to me@x.org.', 'Doctor Smith weighs 80 kilograms. Write to me at x dot org.'],
    ['en', 'Version 3.5 of end.Start in the U.S.A. on 2026-13-45', 'Version 3.5 of end.Start in the U.S.A. on 2026-13-45'],
    ['fr', 'le 14/07/2026, 12,50 €, M. Dupont', 'le 14 juillet 2026, 12 euros 50, monsieur Dupont'],
    ['fr', 'le 31/02/2026', 'le 31/02/2026'],
    ['es', 'el Dr. García paga 1.250,50 €', 'el doctor García paga 1250 euros con 50'],
    ['ru', '05.03.2026, 5 кг, см. пример.рф', 'пятого марта две тысячи двадцать шестого года, 5 килограмм, смотри пример точка рф'],
    ['zh', '2026-03-05，网址www.example.com', '二零二六年3月5日，网址www 点 example 点 com'],
    ['fr', 'Il est 14h30 et il fait -5 °C', 'Il est 14 heures 30 et il fait moins 5 degrés Celsius'],
    ['fr', 'Louis XIV, le XXIe siècle, la 2e place', 'Louis 14, le vingt et unième siècle, la deuxième place'],
    ['fr', 'à 320 km/h, 3/4, le n° 7, 1 200 personnes', 'à 320 kilomètres par heure, trois quarts, le numéro 7, 1200 personnes'],
    ['fr', 'appelez le 06 12 34 56 78', 'appelez le 06 12 34 56 78'],
    ['es', 'a las 14:30, $1,299.99, la 1.ª planta', 'a las 14 y 30, 1299 dólares con 99, la primera planta'],
    ['es', 'EE. UU., pág. 12, 10 m²', 'Estados Unidos, página 12, 10 metros cuadrados'],
    ['ru', 'Встреча в 14:30, 8 марта 2026 г.', 'Встреча в 14 часов 30 минут, восьмого марта две тысячи двадцать шестого года'],
    ['ru', 'г. Москва, 1-й этаж, XXI век, Людовик XIV', 'город Москва, первый этаж, двадцать первый век, Людовик четырнадцатый'],
    ['ru', '1 299,99 руб., 2 млн, 90 км/ч, -5 °C', '1299 рублей 99 копеек, 2 миллиона, 90 километров в час, минус 5 градусов Цельсия'],
    ['ru', 'в 2026 г., 3 ч.', 'в две тысячи двадцать шестом году, 3 часа.'],
    ['ru', '+7 495 123-45-67', '+7 495 123-45-67'],
    ['zh', '下午2:30，3/4，5~10分钟', '下午两点30分，4分之3，5到10分钟'],
    ['es', 'Felipe II, Isabel II, Alfonso XIII, siglo XIX', 'Felipe segundo, Isabel segunda, Alfonso 13, siglo 19'],
    ['es', '$1,250.00 MXN', '1250 pesos mexicanos'],
    ['ru', 'г-н Петров на ул. Ленина', 'господин Петров на улице Ленина'],
    ['ru', 'пришёл 1-м, на 2-м этаже', 'пришёл первым, на втором этаже'],
    ['zh', '2个苹果，2公斤，第2名，12个', '两个苹果，两公斤，第2名，12个'],
    ['zh', '气温-5℃，湿度72%', '气温负5摄氏度，湿度百分之72'],
    ['zh', '电话：138-1234-5678，2026/10/12', '电话：1 3 8 1 2 3 4 5 6 7 8，二零二六年10月12日'],
    [
      'en',
      'On May 3, $1.5 million, $19.99 at 9:05 a.m. or 7:00',
      "On May 3rd, 1.5 million dollars, 19 dollars and 99 cents at 9 oh 5 a m or 7 o'clock",
    ],
    ['ru', 'за $1 млрд, 5 млн €, 3 млн руб.', 'за 1 миллиард долларов, 5 миллионов евро, 3 миллиона рублей'],
    ['es', '$5 millones, 2,5 M€, $20 mil', '5 millones de dólares, 2,5 millones de euros, 20 mil dólares'],
    ['es', '$5 mil millones', '5 mil millones de dólares'],
    ['fr', '2 milliards €, 1,5 M€, 3 millions $', "2 milliards d'euros, 1,5 millions d'euros, 3 millions de dollars"],
    ['zh', '$3亿，5万€', '3亿美元，5万欧元'],
    ['en', '£2 million, €1.5 billion, $20 Miller', '2 million pounds, 1.5 billion euros, 20 dollars Miller'],
    ['fr', '0,99 €, 3,05 €, 1,50 $, 7,5 CHF', '99 centimes, 3 euros et 5 centimes, 1 dollar 50, 7 francs suisses 50'],
    ['es', '0,99 €, 3,05 €, $0.50, 1,50 €', '99 céntimos, 3 euros con 5 céntimos, 50 centavos, un euro con 50'],
    ['ru', '2,01 ₽, $0,52, 5,25 €', '2 рубля одна копейка, 52 цента, 5 евро 25 центов'],
    ['zh', '19.99元，¥3.5', '19.99元，3.5元'],
    ['en', '£0.01, £3.50, ¥20, $1', '1 penny, 3 pounds and 50 pence, 20 Japanese yen, 1 dollar'],
    ['en', 'Ring (020) 555-0199, ext. 12.', 'Ring 0 2 0, 5 5 5, 0 1 9 9, extension 12.'],
    ['en', '+44 20 7946 0958', '+4 4, 2 0, 7 9 4 6, 0 9 5 8'],
    ['en', 'call 1-800-555-0199', 'call 1, 8 0 0, 5 5 5, 0 1 9 9'],
    ['en', '2020-2024, 555-0199', '2020 to 2024, 5 5 5, 0 1 9 9'],
    ['en', 'On Wed., Oct. 5th, pp. 3-9', 'On Wednesday, October 5th, pages 3 to 9'],
    ['en', 'St. Paul lived on Baker St. in 1948', 'Saint Paul lived on Baker Street in 19 48'],
    ['en', 'Part II of Henry VIII, from the 1960s', 'Part 2 of Henry the 8th, from the 19 sixties'],
    ['en', 'Carol and I ran 5 mi, 3 lbs lighter, 2h 5m', 'Carol and I ran 5 miles, 3 pounds lighter, 2 hours 5 minutes'],
    ['en', 'PLEASE TELL US NOW! NASA, FBI.', 'Please tell us now! NASA, FBI.'],
    ['en', 'a 64-bit K9-12, bug #7, 1/4 cup', 'a 64-bit K9-12, bug number 7, a quarter cup'],
    ['en', 'Fri.-Sun., No. 9, $5 dollars', 'Friday-Sun., number 9, 5 dollars'],
    ['fr', 'chap. II, pp. 4-7, Napoléon Ier, 3,125 km', 'chapitre 2, pages 4 à 7, Napoléon 1er, 3,125 kilomètres'],
    ['fr', 'tél. 01.42.68.53.00', 'téléphone 01 42 68 53 00'],
    ['fr', 'av. J.-C., 12, av. Foch', 'avant Jésus-Christ, 12, avenue Foch'],
    ['es', '1 casa, 41 perros, 1 problema, el 1 de mayo', 'una casa, cuarenta y un perros, un problema, el 1 de mayo'],
    ['es', '3.º C, tomo II, págs. 8-9', 'tercero C, tomo 2, páginas 8 a 9'],
    ['es', '$20 pesos, el 3.er día de ago.', '20 pesos, el tercer día de agosto'],
    ['es', 'a las 5 mi amor, 100 m', 'a las 5 mi amor, 100 metros'],
    ['ru', 'Анна II, том III, в 80-х', 'Анна вторая, том третий, в восьмидесятых'],
    ['ru', '1 неделя, 32 минуты, 2 стола, 11 дней', 'одна неделя, тридцать две минуты, 2 стола, 11 дней'],
    ['ru', 'проф. Орлов, доб. 5, 1,125 км', 'профессор Орлов, добавочный 5, 1,125 километра'],
    ['ru', 'в г. Орле, в XIX в., пн-ср 10:00-18:00', 'в городе Орле, в девятнадцатом веке, понедельник-ср 10 часов до 18 часов'],
    ['zh', '010-6552-1234，第3-5页，1998-2003年', '0 1 0 6 5 5 2 1 2 3 4，第3到5页，一九九八到二零零三年'],
    ['zh', 'v2.10.3，早上9:05，a@163.com', 'v2点10点3，早上9点零5分，a 艾特 1 6 3 点 com'],
    ['zh', '电话400-820-8820，9:00-17:30，180℃烤，2:1', '电话4 0 0 8 2 0 8 8 2 0，9点整到17点30分，180摄氏度烤，2比1'],
    ['en', 'It costs $50 at 2:30, -5 outside.', 'It costs 50 dollars at 2 30, minus 5 outside.'],
  ] as const)('in %s is written out: %s', (language, text, message) =>
    expect(spoken(text, language).replaceAll(/[\u00A0\u202F]/gu, ' ')).toBe(message),
  );

  it.each([
    ['你好 world', 'fr', 'zh'],
    ['Привет', 'en', 'ru'],
    ['Bonjour', 'fr', 'fr'],
    ['Hello', 'ru', 'en'],
    ['Bonjour, il fait beau.', 'en', 'fr'],
    ['Joyeux anniversaire, ma chérie ! Je t’embrasse.', 'en', 'fr'],
    ['C’est l’heure', 'zh', 'fr'],
    ['Hola, ¿cómo estás?', 'en', 'es'],
    ['Feliz cumpleaños, abuela', 'fr', 'es'],
    ['The boat goes home.', 'fr', 'en'],
    ['Happy birthday to you, and thank you for the fish', 'es', 'en'],
    ['Our café in Orléans serves the best crème brûlée', 'en', 'en'],
    ['Paris 2026', 'es', 'es'],
  ] as const)('%s, written by someone who reads %s, is %s', (text, own, language) => expect(languageOf(text, own)).toBe(language));
});

it('a mistake in the table of a language is named with its file, line and column', () => {
  const read = (rows: string) => () => spokenWordsIn(`kind\twritten\tspoken\n${rows}`, 'spoken.en.tsv');
  expect(read('abreviation\tDr.\tDoctor')).toThrow('spoken.en.tsv:2:1: no kind is called “abreviation”');
  expect(read('mark\t.\tdot\nmark\t.\tperiod')).toThrow('spoken.en.tsv:3:6: “.” has a row already');
});

describe('a voice match', () => {
  it('measures the pitch of a voice, and not the hum of the room it was recorded in', () => {
    const rate = 16_000;
    let [state, hum] = [1, 0];
    const samples = Float32Array.from({ length: 4 * rate }, (_, at) => {
      state = (state * 48_271) % 2_147_483_647;
      hum += 0.02 * (state / 2_147_483_647 - 0.5 - hum);
      const voice =
        at % rate < rate / 2 ? [1, 2, 3, 4, 5].reduce((sum, part) => sum + Math.sin((2 * Math.PI * 115 * part * at) / rate), 0) : 0;
      return voice * 0.05 + hum * 0.5;
    });
    const { median, low, high } = rangeOf(trackPitch(samples, rate));
    expect(median).toBeCloseTo(115, -1);
    expect(high / low).toBeLessThan(1.6);
  });

  it('measures the pitch of a voice, and not the mains in its cable', () => {
    const rate = 16_000;
    const tone = (hertz: number, at: number) => Math.sin((2 * Math.PI * hertz * at) / rate);
    const voice = (at: number) => (at % rate < rate / 3 ? [1, 2, 3, 4, 5].reduce((sum, part) => sum + tone(210 * part, at), 0) : 0);
    const samples = Float32Array.from({ length: 3 * rate }, (_, at) => voice(at) * 0.05 + tone(60, at) * 0.04);
    const track = trackPitch(samples, rate);
    expect(rangeOf(track).median).toBeCloseTo(210, -1);
    expect(track.hertz.filter((hertz) => hertz > 0).length / track.hertz.length).toBeLessThan(0.4);
  });

  it.skipIf(!everyCase).each(['britishWoman', 'calm'])('takes on the pitch and the colour of a sample of %s', async (voice) => {
    const sample = await read({ text: long, voice });
    const plain = await read({ text: short, voice: 'neutral', language: 'en' });
    const match = await speak('audio.clone', { text: `${short} Again.` }, { audio: [sample.path] });
    expect(match.parts).toMatchObject([{ notes: { voiceMatch: true }, isFirst: true }]);
    expect(Math.abs(pitch(match) - pitch(sample))).toBeLessThan(8);
    expect(distance(color(match), color(sample))).toBeLessThan(0.8 * distance(color(plain), color(sample)));
    expect(match.notes).toMatchObject({ voiceMatch: true, synthetic: true });
    expect(match.stages).toEqual(['listening', 'matching', 'speaking', 'encoding']);
    // Of the voices that there are, the mix is nearest to the one that was recorded.
    expect(match.notes).toMatchObject({ likeness: 'near' });
  });

  it('is refused when the sample holds no voice', async () => {
    const path = join(folder, 'noise.mp3');
    let state = 1;
    const samples = Float32Array.from(
      { length: 44_100 * 2 },
      () => ((state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5) * 0.4,
    );
    await encodeMp3(path, { samples, rate: 44_100, channels: 1 });
    await expect(speak('audio.clone', { text: short }, { audio: [path] })).rejects.toMatchObject({ kind: 'refused', reason: 'noVoice' });
  });

  it.skipIf(!everyCase)('is refused when the sample holds less speech than the page asks for', async () => {
    const { sound } = await read({ text: long });
    const path = join(folder, 'cut.mp3');
    const cut = (seconds: number) => encodeMp3(path, { ...sound, samples: sound.samples.slice(0, seconds * sound.rate) });
    await cut(leastSampleSeconds / 2);
    await expect(speak('audio.clone', { text: short }, { audio: [path] })).rejects.toMatchObject({ kind: 'refused', reason: 'shortVoice' });
    // Silence makes it no longer.
    await encodeMp3(path, {
      ...sound,
      samples: new Float32Array(8 * sound.rate).map((_, at) => (at < 1.5 * sound.rate ? sound.samples[at]! : 0)),
    });
    await expect(speak('audio.clone', { text: short }, { audio: [path] })).rejects.toMatchObject({ kind: 'refused', reason: 'shortVoice' });
    await cut(leastSampleSeconds + 0.5);
    expect((await speak('audio.clone', { text: short }, { audio: [path] })).notes).toMatchObject({ voiceMatch: true });
  });
});

describe('the parody voice', () => {
  it.skipIf(!everyCase).each(locales)('names itself in less than 2.5 seconds in %s', async (language) => {
    const reading = { sentences: [spokenTag[language]], speed: 1, voice: voiceOf('calm', language), pause: 0 };
    expect(secondsOf(await readSentences(reading, () => undefined))).toBeLessThan(2.5);
  });

  it('begins with the joke and ends with what it is', async () => {
    // The voices of Russian load at once, those of other languages within seconds.
    const [language, text] = everyCase ? (['en', 'The boat, it goes home.'] as const) : (['ru', 'Лодка, наконец, плывёт домой.'] as const);
    const parody = await speak('audio.clone', { text });
    // Its first phrase can be played while the rest is spoken, and the tag ends the whole.
    expect(parody.parts).toMatchObject([{ notes: { synthetic: true, parody: true }, isFirst: true }]);
    expect(parody.parts[0]!.outputs[0]!.duration).toBeLessThan(parody.seconds / 2);
    expect(parody.notes).toMatchObject({ parody: true, synthetic: true, language });
    const { sound: tag } = await read({ text: spokenTag[language], voice: 'calm', language });
    // What ends the file is the tag, word for word.
    const wanted = levelled(tag);
    const ending = atRate(parody.sound, tag.rate).subarray(-tag.samples.length);
    expect(distance(colorOf(ending, tag.rate), colorOf(wanted.samples, tag.rate))).toBeLessThan(1.5);
    const opening = atRate(parody.sound, tag.rate).subarray(0, tag.samples.length);
    expect(distance(colorOf(opening, tag.rate), colorOf(wanted.samples, tag.rate))).toBeGreaterThan(3);
    if (everyCase) expect((await speak('audio.clone', { text: 'Пирог готов.' })).notes).toMatchObject({ language: 'ru' });
  });
});

describe('Russian', () => {
  const spokenIn = (text: string, voice: 'neutral' | 'calm' = 'neutral', speed = 1) =>
    readSentences({ sentences: [text], speed, voice: voiceOf(voice, 'ru') }, () => undefined);

  it('is read by a woman and a man, at the pace that was asked for', async () => {
    const text = 'Каждый человек имеет право на жизнь, на свободу и на личную неприкосновенность.';
    const [woman, man, fast] = [await spokenIn(text), await spokenIn(text, 'calm'), await spokenIn(text, 'neutral', 2)];
    const median = ({ samples, rate }: Sound) => rangeOf(trackPitch(samples, rate)).median;
    expect(median(woman) - median(man)).toBeGreaterThan(40);
    expect(secondsOf(woman)).toBeGreaterThan(3);
    expect(secondsOf(fast)).toBeLessThan(secondsOf(woman) * 0.65);
  });

  it('reads words in other letters too', async () => {
    const [without, with_] = [await spokenIn('Я люблю.'), await spokenIn('Я люблю San Francisco и 北京.')];
    expect(secondsOf(with_)).toBeGreaterThan(secondsOf(without) + 1);
  });
});

describe('Chinese', () => {
  it('has tones far enough apart to be distinguished', async () => {
    const reading = { sentences: ['妈麻马骂'], speed: 1, voice: voiceOf('neutral', 'zh') } as const;
    const sound = await readSentences(reading, () => undefined);
    const hertz = trackPitch(sound.samples, sound.rate)
      .hertz.filter((value) => value > 0)
      .sort();
    expect(hertz[Math.trunc(hertz.length * 0.95)]! / hertz[Math.trunc(hertz.length * 0.05)]!).toBeGreaterThan(1.3);
  });
});

// The last of the file: it ends the child, and another would load every net again.
it('a reading that is cancelled leaves no process behind', async () => {
  const ended = new AbortController();
  const job = {
    id: 'c',
    tool: 't',
    capability: 'audio.fromText' as const,
    inputs: { text: long.repeat(9) },
    files: {},
    locale: 'en' as const,
  };
  const run = engine.run(
    { ...job, folder: await mkdtemp(join(folder, 'job-')) },
    { onProgress: () => ended.abort(), signal: ended.signal },
  );
  await expect(run).rejects.toMatchObject({ kind: 'cancelled' });
  expect(engine.children()).toEqual([]);
});
