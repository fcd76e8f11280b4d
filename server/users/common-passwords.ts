/**
 * Passwords that are at the top of every leaked list and that satisfy the form's rule (both letter cases and a digit). Compared
 * case-folded: `Password1` is as common as `password1`.
 */
const list = (text: string): string[] => text.trim().split(/\s+/);

const words = list(`
  password passwort passw0rd p@ssword p@ssw0rd qwerty qwertyuiop azerty qwertz asdf asdfgh zxcvbn zxcvbnm iloveyou welcome
  monkey dragon sunshine princess football baseball superman batman master shadow michael jordan charlie letmein trustno admin
  administrator root login freedom whatever starwars pokemon summer winter spring autumn soccer ashley daniel jessica
  killer hunter love loveme lovely angel babygirl chelsea liverpool arsenal barcelona motdepasse bonjour soleil doudou
  contrasena hola tequiero parol privet lubov marina woaini changeme default computer internet samsung google
  abc abcd abcde abcdef abcdefg aaa aaaa qwe asd zxc qaz qazwsx a aa q w z x pass ninja cookie mustang
`);

const tails = list(`
  1 2 3 7 12 11 21 22 23 69 99 00 01 007 123 321 111 666 777 1234 4321 1111 12345 123456 654321 1234567 12345678 123456789 1!
  12! 123! 1234! !1 @1 @12 @123 @1234 #1 #123 _1 _123
`);

const others = list(`
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qaz123wsx 123abc 1234abcd
  12345a 123456a 1234567a 123456789a 123qwe 123qweasd 1234qwer 12qwaszx 123456q 123456abc a1b2c3 a1b2c3d4 a1s2d3f4 aa123456
  qq123456 trustno1 ncc1701 thx1138 blink182 rush2112 letmein1 j38ifubn g_czechout 3rjs1la7qe 1g2w3e4r gfhjkm1 dfkthbz1
`);

const common = new Set<string>([...words.flatMap((word) => tails.map((tail) => word + tail)), ...others]);

/** Returns whether a password is among the most common ones, ignoring case (ASVS 6.2.4). */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
