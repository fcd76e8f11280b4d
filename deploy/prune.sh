#!/bin/sh
# Removes from node_modules what the server never loads on this machine, and puts npm's Node beside it as ./node. Run it in the project's folder
# after `npm ci --omit=dev`; it is what the image and the measurement in docs/operating.md share.
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
# ONNX Runtime brings itself for five systems.
find node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d ! -path "*/linux/$arch" -exec rm -rf {} +
# A peer of typesafe-i18n's generator, which has done its work.
rm -rf node_modules/typescript node_modules/@typescript
# Types, source maps and instructions are for developers.
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname 'readme*' -o -iname 'changelog*' \) -delete
