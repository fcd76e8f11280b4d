#!/bin/sh
# Compiles RHVoice, which speaks Russian, to WebAssembly: models/voices/rhvoice/rhvoice.wasm and rhvoice.cjs.
#   sh scripts/assets/nets/rhvoice.sh FOLDER
# FOLDER is a clone of https://github.com/RHVoice/RHVoice at e830be7aa5e8adfecf56070cc5531f34258882c7. The Debian 12 packages emscripten
# (3.1.6) and libboost-dev (1.74) are needed, of Boost only headers.
set -e
here=$(cd "$(dirname "$0")" && pwd)
cd "$1"
made=$(mktemp -d)
trap 'rm -r "$made"' EXIT
export NODE_PATH=/usr/share/nodejs

mkdir "$made/boost"
cp -r /usr/include/boost "$made/boost"
printf '#pragma once\nconst char CONFIG_PATH[] = "";\nconst char DATA_PATH[] = "";\n' > src/core/config.h
printf '#pragma once\n#define ENABLE_SONIC 0\n#define ENABLE_PKG 0\nconst char VERSION[] = "";\n' > src/include/core/config.h
# Where C calls it with one argument, WebAssembly refuses a function that was declared with three.
sed -i 's/HTS_Audio_initialize(HTS_Audio \* audio, int sampling_rate, int max_buff_size)/HTS_Audio_initialize(HTS_Audio * audio)/' src/core/str_hts_engine_impl.cpp

include="-Isrc/include -Isrc/hts_engine -Isrc/third-party/utf8 -Isrc/third-party/rapidxml -Isrc/core -I$made/boost"
for file in src/hts_engine/HTS_*.c; do emcc -O3 -w $include -c "$file" -o "$made/$(basename "$file").o"; done
for file in "$here/rhvoice.cpp" src/core/*.cpp; do
  case $file in */emoji_data.cpp | */unidata.cpp) continue ;; esac # Included by others.
  em++ -std=c++17 -fexceptions -O2 -w $include -c "$file" -o "$made/$(basename "$file").o"
done
em++ "$made"/*.o -O2 -fexceptions -o "$here/../../../models/voices/rhvoice/rhvoice.cjs" \
  -sNODERAWFS=1 -sMODULARIZE=1 -sALLOW_MEMORY_GROWTH=1 -sENVIRONMENT=node -sTEXTDECODER=2 -sFILESYSTEM=1 \
  -sEXPORTED_FUNCTIONS=_open_folder,_speak,_samples,_sample_rate -sEXPORTED_RUNTIME_METHODS=ccall,HEAP16
