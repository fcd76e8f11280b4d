/* What the program of the Russian voice calls of RHVoice: one text in, the samples of its speech out. */
#include <cstdio>
#include <memory>
#include <string>
#include <vector>
#include "core/client.hpp"
#include "core/document.hpp"
#include "core/engine.hpp"

namespace {
class collector : public RHVoice::client {
public:
  std::vector<short> samples;
  int rate = 0;
  bool set_sample_rate(int given) override { rate = given; return true; }
  bool play_speech(const short *more, std::size_t count) override { samples.insert(samples.end(), more, more + count); return true; }
};
std::shared_ptr<RHVoice::engine> reader;
std::unique_ptr<collector> spoken;
} // namespace

extern "C" {
/* Returns the number of voices in the folder, -1 when it cannot be read. */
int open_folder(const char *folder) {
  try {
    RHVoice::engine::init_params params;
    params.data_path = folder;
    params.config_path = folder;
    reader = RHVoice::engine::create(params);
    return (int)std::distance(reader->get_voices().begin(), reader->get_voices().end());
  } catch (const std::exception &failure) {
    std::fprintf(stderr, "%s\n", failure.what());
    return -1;
  } catch (...) {
    return -1;
  }
}
/* Returns the number of samples, -1 when the text cannot be read. `pace` and `pitch`: 1 is usual. */
int speak(const char *text, const char *voice, double pace, double pitch) {
  try {
    const std::string words(text);
    spoken.reset(new collector);
    auto document = RHVoice::document::create_from_plain_text(reader, words.begin(), words.end(), RHVoice::content_text, reader->create_voice_profile(voice));
    document->speech_settings.relative.rate = pace;
    document->speech_settings.relative.pitch = pitch;
    document->set_owner(*spoken);
    document->synthesize();
    return (int)spoken->samples.size();
  } catch (const std::exception &failure) {
    std::fprintf(stderr, "%s\n", failure.what());
    return -1;
  } catch (...) {
    return -1;
  }
}
const short *samples() { return spoken->samples.data(); }
int sample_rate() { return spoken->rate; }
}
