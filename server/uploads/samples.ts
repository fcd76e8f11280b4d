/** SHA-256 of the files in `public/samples`, by name. The site vouches for who is in them. */
const digests: Readonly<Record<string, string>> = {
  'cat.jpg': 'd221b3fc4f46657aa5ee74394088f177f56e88bbe79fd8e358680738ab94bbdc',
  'fabric.png': 'c88d37105948826a8c6bc38acda3e6126ce29ddadba585b0ab92e384423fe0f1',
  'figure.jpg': '55ff65a6dd3710ab8fc41f1ab71ba8678f44aa13d5075fdc50e20dfd153c41d5',
  'look.gif': '76fe9302893ddef4ff89e7e4ce7b34c51eb5029a0ab7242f6d726f4bf2c2a279',
  'look.mp4': '75659fa5e07b46e02414c74cf3ae60f548b23efbe97211ac5ddeb942c05b366f',
  'mark.png': '7b4b8c8b5047db944c5f2c11de333409a100fccdb2e8264a5cf7c38317c267f4',
  'marked.jpg': '6a57534e109ab1435c2245c9698fd0e9b54b2dd5b978ecb5c6b68da425bdee65',
  'marked.mp4': 'ef3a3264dd41cfaf7fddecbbde921a4c43a1120af4e6928d89240875d5804c82',
  'officer.jpg': '21444f1f19379fb6aac03b94c674627403c6adb4a3307cde688598d1bd006d65',
  'painting-two.jpg': 'cd0796afb6eba4564bb1a387e54bd402ee7ada4480749e0b9b02b4624a346390',
  'painting.gif': '8d2626864a23e4271bac9f34f0db819eeeeed2ad6dce9e4a291f582f3c68ba7c',
  'painting.jpg': 'ef24867fb2ddb7c17262299c298852c7c2fe24908e162dc7bf5bed2528939747',
  'pair.gif': '11df939b86c22c88555e12e1f96d56219fa33df8f9e56d18942566bb0f936ddf',
  'pair.jpg': 'd05664718c144df76ae7935ddcde4aeb2145dea0e4d7c9c23b3458b55ba14332',
  'pair.mp4': '84da11a747f008a7f99895f91d838dd5f2218f36151d9c2acbf48117402df406',
  'portrait.jpg': '09ef215a01daeecb8870508f9cb9a5b9e00b467ef7c6944f0fcd9c3364a1cbd1',
  'small.jpg': 'a4b72b8c9bfa40db4e431d0ef9e78693d600c806cf9674538fff57f3338294dd',
  'voice.mp3': '606ee9248286287d7fb99312fb182e903f36d2d1ccf90fd8793e0a71b5f96ca5',
};

const samples = new Set(Object.values(digests));

/** Returns whether the file with this digest is one of the site's own samples, byte for byte. */
export const isSample = (sha256: string): boolean => samples.has(sha256);
