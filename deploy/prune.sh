#!/bin/sh
# Removes what the server never loads on this machine, puts npm's Node beside the code as ./node, and what both need of the distribution into
# ./root. Run it in the project's folder after the build and `npm ci --omit=dev`; it is what the image and the measurement in
# docs/operating.md share.
set -eu
case "$(uname -m)" in
  x86_64) arch=x64 ;;
  aarch64) arch=arm64 ;;
  *) echo "There is no build of Node for $(uname -m)." >&2; exit 1 ;;
esac
mv "node_modules/node-linux-$arch/bin/node" node
rm -rf node_modules/node-linux-*
# Names for a debugger, a seventh of the file.
if command -v strip >/dev/null; then strip --strip-unneeded node; fi
# What development does without, too: for other systems, for most other ways of importing, sources and their maps.
node -e "import('./scripts/setup/unused-parts.mjs').then(({ removeUnusedParts }) => removeUnusedParts('node_modules'))"
# Streams between browsers, of node-av, which only reads and writes files here.
rm -rf node_modules/node-av/dist/webrtc node_modules/werift* node_modules/mp4box node_modules/mediabunny node_modules/@shinyoshiaki node_modules/@fidm \
  node_modules/@minhducsun2002 node_modules/multicast-dns
# Packages that download other packages while they are installed.
rm -rf node_modules/unzipper node_modules/bluebird node_modules/adm-zip node_modules/global-agent
# Locks over Redis, of the protocol of uploads, which keeps its own.
rm -rf node_modules/@redis node_modules/ioredis
# Files for Bare, another runtime.
rm -rf node_modules/bare-*
# What a package brings for another way of importing it, which development uses.
rm -rf node_modules/hono/dist/cjs node_modules/nodemailer/dist/cjs node_modules/@simplewebauthn/server/script node_modules/pinyin-pro/dist/index.js node_modules/@zxcvbn-ts/language-common/dist/*.mjs \
  node_modules/@zxcvbn-ts/language-common/dist/zxcvbn-ts.js
# An extension of PostgreSQL that no migration asks for.
rm -f node_modules/@electric-sql/pglite/dist/pgcrypto.tar.gz
# The generators of typesafe-i18n, which have done their work, and their peer.
rm -rf node_modules/typesafe-i18n/cli node_modules/typesafe-i18n/importer node_modules/typesafe-i18n/exporter node_modules/typescript node_modules/@typescript
# Builds of packages for browsers and for debugging, and types.
rm -rf node_modules/@techstark/opencv-js/dist/src node_modules/minisearch/src node_modules/@smithy/*/dist-types node_modules/@aws-sdk/*/dist-types
find node_modules -type f \( -name '*.umd.js' -o -name '*.umd.min.js' -o -name '*.development.*' \) -delete
# The tests of our packages, and what their content was made with.
rm -rf packages/*/tests packages/*/bench packages/draft/build
# The build whose charts are watched by tests.
rm -rf dist/observed
# Types, source maps and instructions are for developers.
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname 'readme*' -o -iname 'changelog*' \) -delete
node scripts/image/slim.ts
# The root of the image: the C and C++ libraries, and the shell that limits the memory of child processes.
mkdir -p root/bin root/etc && install -d -m 1777 root/tmp
cp /bin/dash root/bin/sh
echo 'hosts: files dns' > root/etc/nsswitch.conf
find node node_modules models root/bin -type f \( -name node -o -name sh -o -name '*.node' -o -name '*.so*' \) -exec ldd {} + \
  | sed -nE 's#^.*[[:space:]](/lib[^ ]*) \(.*#\1#p' | sort -u | xargs -I{} cp -L --parents {} root
