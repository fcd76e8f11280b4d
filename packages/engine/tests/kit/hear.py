"""Prints what PocketSphinx (a recognizer of others, English) hears in raw 16-bit mono samples of 16 kHz, one file a line."""
import sys
from pocketsphinx import Decoder

decoder = Decoder(samprate=16000, loglevel="FATAL")
for path in sys.argv[1:]:
    decoder.start_utt()
    decoder.process_raw(open(path, "rb").read(), full_utt=True)
    decoder.end_utt()
    print(decoder.hyp().hypstr if decoder.hyp() else "")
