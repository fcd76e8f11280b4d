/** SHA-256 of the files in `public/samples`, by name. The site vouches for who is in them. */
const digests: Readonly<Record<string, string>> = {
  'cat.jpg': 'd221b3fc4f46657aa5ee74394088f177f56e88bbe79fd8e358680738ab94bbdc',
  'fabric.png': 'c88d37105948826a8c6bc38acda3e6126ce29ddadba585b0ab92e384423fe0f1',
  'figure.jpg': '55ff65a6dd3710ab8fc41f1ab71ba8678f44aa13d5075fdc50e20dfd153c41d5',
  'look.gif': '8c46854445e39d708555fc0348e2f5f452082c84af323e82126cda9645f93940',
  'look.mp4': '4a6a7960ac1318d2ec4e0edc4f040b8ba695c92a461f8877c810576ec75788af',
  'mark.png': '7b4b8c8b5047db944c5f2c11de333409a100fccdb2e8264a5cf7c38317c267f4',
  'marked.jpg': '6a57534e109ab1435c2245c9698fd0e9b54b2dd5b978ecb5c6b68da425bdee65',
  'marked.mp4': '9ea5627e515af14522c28ba2037f65f672f9a31722fa6e686c80259a06834e74',
  'portrait-two.jpg': '96e9876b971cfd16844297d2dec41887ab29e294b97b8cdca8d14dec8d1f4609',
  'portrait.jpg': '09ef215a01daeecb8870508f9cb9a5b9e00b467ef7c6944f0fcd9c3364a1cbd1',
  'small.jpg': 'a4b72b8c9bfa40db4e431d0ef9e78693d600c806cf9674538fff57f3338294dd',
  'voice.mp3': '0fddcf54331de922e50950719cd57a1e81b4718ddd5312b6f53aec03ddfb4a85',
};

const samples = new Set(Object.values(digests));

/** Returns whether the file with this digest is one of the site's own samples, byte for byte. */
export const isSample = (sha256: string): boolean => samples.has(sha256);
